import { query } from '#app/db/query.server.ts'
import { demoCode } from '#app/identity/demo-provider.server.ts'
import { isDemoProvider, type ProviderName } from '#app/identity/providers.server.ts'
import { z } from '#app/values/zod.ts'

export type DemoPerson = { email: string; name: string; about: string }

/** Members in different roles, and one who hasn't verified their address here. */
const MEMBERS = ['alumni', 'fellow', 'partner', 'event-manager', 'staff', 'unverified', 'no-role']

const STRANGER: DemoPerson = {
  email: 'stranger@example.org',
  name: 'Someone we don’t know',
  about: 'stranger@example.org, neither a member nor invited',
}

const Person = z.strictObject({ email: z.string(), name: z.string(), invited: z.boolean() })

/** Who can be chosen on the demo's page. One query. */
export async function demoPeople(): Promise<DemoPerson[]> {
  const people = await query(Person)`
    SELECT email, concat_ws(' ', "firstName", "lastName") AS name, FALSE AS invited FROM "User"
    WHERE email = ANY(${MEMBERS.map((account) => `${account}@example.org`)}::text[])
    UNION ALL
    (SELECT email, concat_ws(' ', "firstName", "lastName"), TRUE FROM "Invitation"
      WHERE "acceptedAt" IS NULL ORDER BY id LIMIT 2)
    ORDER BY invited, name`
  const known = people.map(({ email, name, invited }) => ({
    email,
    name,
    about: invited ? `${email}, invited` : email,
  }))
  return [...known, STRANGER]
}

/** The provider that the demo's page stands in for. */
export function demoProviderNamed(text: string): ProviderName | null {
  const isProvider = text === 'google' || text === 'linkedin'
  return isProvider && isDemoProvider(text) ? text : null
}

/** Where the browser goes next, as the provider would send it; null is for whoever cancels. */
export function demoAnswer(
  provider: ProviderName,
  state: string,
  chosen: { email: string; verified: boolean } | null,
): string {
  const answer: Record<string, string> = chosen
    ? { code: demoCode({ provider, ...chosen }) }
    : { error: 'access_denied' }
  return `/auth/provider/${provider}/callback?${new URLSearchParams({ ...answer, state })}`
}
