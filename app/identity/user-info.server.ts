import { PATIENCE } from '#app/outgoing/outgoing.server.ts'
import { z } from '#app/values/zod.ts'
import type { ProviderName } from './providers.server.ts'

/** A provider's information about the user who signed in there. */
export type Identity = {
  provider: ProviderName
  subject: string
  email: string | null
  emailVerified: boolean
  /** The URL of the user's photo, according to the provider. */
  picture: string | null
}

/** Only the boolean counts as verified: providers don't document text that says so. */
const UserInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.unknown().optional(),
  picture: z.string().max(2000).optional().catch(undefined),
})

export async function readIdentity(provider: ProviderName, url: string, token: string): Promise<Identity> {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE['sign-in']),
  })
  if (!response.ok) throw new Error(`${provider} answered ${response.status} for the profile`)
  const { sub, email, email_verified, picture } = UserInfo.parse(await response.json())
  return {
    provider,
    subject: sub,
    email: email ?? null,
    emailVerified: email_verified === true,
    picture: picture ?? null,
  }
}
