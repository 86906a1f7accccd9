import type { Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { ImportedPerson } from './people.ts'

/** What an import compares a member with. */
export type ExistingMember = {
  id: number
  sfId: string | null
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  currentRole: Role | null
  organization: string | null
  city: string | null
  state: string | null
  programs: { type: string; year: number }[]
  jobs: { organization: string; title: string | null }[]
}

const AT_A_TIME = 1000

/** The members that the people of a file may be, by sfId and by e-mail; a query for each thousand people. */
export async function findExisting(tx: Tx, people: ImportedPerson[]) {
  const bySfId = new Map<string, ExistingMember>()
  const byEmail = new Map<string, ExistingMember>()
  for (let from = 0; from < people.length; from += AT_A_TIME) {
    const some = people.slice(from, from + AT_A_TIME)
    const sfIds = some.flatMap(({ sfId }) => sfId ?? [])
    const emails = some.map(({ email }) => email)
    for (const member of await readMembers(tx, sfIds, emails)) {
      byEmail.set(member.email, member)
      if (member.sfId) bySfId.set(member.sfId, member)
    }
  }
  return { bySfId, byEmail }
}

function readMembers(tx: Tx, sfIds: string[], emails: string[]): Promise<ExistingMember[]> {
  return tx.$queryRaw<ExistingMember[]>`
    SELECT u.id, u."sfId", u.email, u."firstName", u."lastName", u.roles::text[] AS roles, u."currentRole"::text AS "currentRole",
      o.name AS organization, c.label AS city, s.label AS state,
      coalesce((SELECT json_agg(json_build_object('type', t.name, 'year', p.year))
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        WHERE e."userId" = u.id), '[]') AS programs,
      coalesce((SELECT json_agg(json_build_object('organization', ao.name, 'title', a.title))
        FROM "Affiliation" a JOIN "Organization" ao ON ao.id = a."organizationId"
        WHERE a."userId" = u.id AND a.type = 'EMPLOYMENT'), '[]') AS jobs
    FROM "User" u LEFT JOIN "Organization" o ON o.id = u."organizationId"
      LEFT JOIN "Location" c ON c.id = u."cityId" LEFT JOIN "Location" s ON s.id = u."stateId"
    WHERE u."sfId" = ANY(${sfIds}) OR u.email = ANY(${emails})`
}
