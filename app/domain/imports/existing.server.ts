import type { Tx } from '#app/db/database.server.ts'
import { Role } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { ImportedPerson } from './people.ts'

/** The member data that an import compares. */
const ExistingMember = z.strictObject({
  id: z.int(),
  version: z.int(),
  /** From then on names, place and job are the member's own. */
  hasSignedIn: z.boolean(),
  isClosed: z.boolean(),
  sfId: z.string().nullable(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(Role)),
  currentRole: z.enum(Role).nullable(),
  organization: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  programs: z.array(z.strictObject({ type: z.string(), year: z.int() })),
  homeCity: z.string().nullable(),
  homeState: z.string().nullable(),
  homeCountry: z.string().nullable(),
  jobs: z.array(
    z.strictObject({
      id: z.int(),
      organizationId: z.int(),
      organization: z.string(),
      title: z.string().nullable(),
      dated: z.boolean(),
    }),
  ),
})
export type ExistingMember = z.infer<typeof ExistingMember>

/** The members that people in a file may be, by sfId and by email, in one query. */
export async function findExisting(tx: Tx, people: ImportedPerson[]): Promise<Existing> {
  const sfIds = people.flatMap(({ sfId }) => sfId ?? [])
  const members = await readMembers(
    tx,
    sfIds,
    people.map(({ email }) => email),
  )
  return {
    bySfId: new Map(members.flatMap((member) => (member.sfId ? [[member.sfId, member]] : []))),
    byEmail: new Map(members.map((member) => [member.email, member])),
  }
}

export type Existing = { bySfId: Map<string, ExistingMember>; byEmail: Map<string, ExistingMember> }

function readMembers(tx: Tx, sfIds: string[], emails: string[]): Promise<ExistingMember[]> {
  return query(ExistingMember, tx)`
    SELECT u.id, u.version, u."lastSignInAt" IS NOT NULL AS "hasSignedIn", u."closedAt" IS NOT NULL AS "isClosed", u."sfId", u.email, u."firstName", u."lastName", u.roles::text[] AS roles, u."currentRole"::text AS "currentRole",
      o.name AS organization, c.label AS city, s.label AS state, k."homeCity", k."homeState", k."homeCountry",
      coalesce((SELECT json_agg(json_build_object('type', t.name, 'year', p.year))
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        WHERE e."userId" = u.id), '[]') AS programs,
      coalesce((SELECT json_agg(json_build_object('id', a.id, 'organizationId', ao.id, 'organization', ao.name, 'title', a.title, 'dated', a."startDate" IS NOT NULL)
          ORDER BY a.id)
        FROM "Affiliation" a JOIN "Organization" ao ON ao.id = a."organizationId"
        WHERE a."userId" = u.id AND a.type = 'EMPLOYMENT'), '[]') AS jobs
    FROM "User" u LEFT JOIN "Organization" o ON o.id = u."organizationId"
      LEFT JOIN "ContactInformation" k ON k."userId" = u.id
      LEFT JOIN "Location" c ON c.id = u."cityId" LEFT JOIN "Location" s ON s.id = u."stateId"
    WHERE u."sfId" = ANY(${sfIds}) OR u.email = ANY(${emails})`
}
