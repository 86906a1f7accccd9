import { isSigned, signatureOf } from '#app/signature.server.ts'
import { z } from '#app/values/zod.ts'
import type { ProviderName } from './providers.server.ts'
import type { Identity } from './user-info.server.ts'

const Said = z.strictObject({
  provider: z.enum(['google', 'linkedin']),
  email: z.string(),
  verified: z.boolean(),
})

/**
 * What the demo's page says in place of a provider, as the code that the browser brings back. It's signed, and used up
 * together with the attempt to sign in.
 */
export function demoCode(said: z.infer<typeof Said>): string {
  const text = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${text}.${signatureOf('demo provider', text)}`
}

/** The person in a code. With an address that isn't verified they're someone else than with one that is. */
export function demoIdentity(provider: ProviderName, code: string): Identity {
  const [text = '', signature = ''] = code.split('.')
  if (!isSigned('demo provider', text, signature)) throw new Error('Not a code of the demo’s page')
  const said = Said.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (said.provider !== provider) throw new Error('A code for another provider')
  const { email, verified } = said
  const subject = verified ? email : `${email}, not verified`
  return { provider, subject, email, emailVerified: verified, picture: null }
}
