import type { Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { Cohort, MemberLine } from './member-line.ts'
import type { Identity } from './person.ts'

/** A stored member, as far as an import can change it. */
export type KnownMember = Identity & {
  firstName: string
  lastName: string
  roles: Role[]
  /** The organization that a partner belongs to. */
  organization: string | null
  cityLabel: string | null
  stateLabel: string | null
  address: { kind: 'home' | 'work'; city: string | null; state: string | null; country: string | null }
  employments: KnownEmployment[]
  programs: Cohort[]
}

/** `dated` where it has a start or an end. */
export type KnownEmployment = { id: number; organization: string; title: string | null; dated: boolean }

/** Those that any of the lines is about. */
export function findIdentities(tx: Tx, lines: MemberLine[]): Promise<Identity[]> {
  const sfIds = lines.flatMap(({ sfId }) => sfId ?? [])
  const emails = lines.flatMap(({ email }) => email ?? [])
  return tx.$queryRaw<Identity[]>`
    SELECT id, "sfId", email FROM "User" WHERE "sfId" = ANY(${sfIds}::text[]) OR email = ANY(${emails}::text[])`
}

export async function readKnownMembers(tx: Tx, ids: number[]): Promise<Map<number, KnownMember>> {
  if (ids.length === 0) return new Map()
  const members = await tx.$queryRaw<KnownMember[]>`
    SELECT u.id, u."sfId", u.email, u."firstName", u."lastName", u.roles::text[] AS roles,
      o.name AS organization, city.label AS "cityLabel", state.label AS "stateLabel",
      CASE WHEN c."preferredAddress" = 'WORK'
        THEN json_build_object('kind', 'work', 'city', c."workCity", 'state', c."workState", 'country', c."workCountry")
        ELSE json_build_object('kind', 'home', 'city', c."homeCity", 'state', c."homeState", 'country', c."homeCountry")
      END AS address,
      coalesce((SELECT json_agg(json_build_object('id', a.id, 'organization', employer.name, 'title', a.title,
          'dated', a."startDate" IS NOT NULL OR a."endDate" IS NOT NULL) ORDER BY a.id)
        FROM "Affiliation" a JOIN "Organization" employer ON employer.id = a."organizationId"
        WHERE a."userId" = u.id AND a.type = 'EMPLOYMENT'), '[]') AS employments,
      coalesce((SELECT json_agg(json_build_object('type', t.name, 'year', p.year))
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        WHERE e."userId" = u.id), '[]') AS programs
    FROM "User" u
    LEFT JOIN "Organization" o ON o.id = u."organizationId"
    LEFT JOIN "Location" city ON city.id = u."cityId"
    LEFT JOIN "Location" state ON state.id = u."stateId"
    LEFT JOIN "ContactInformation" c ON c."userId" = u.id
    WHERE u.id = ANY(${ids}::int[])`
  return new Map(members.map((member) => [member.id, member]))
}
