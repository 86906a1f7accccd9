import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import { CHOICES_PER_REQUEST } from '../choices/search.ts'
import { type DataVersions, dataVersions } from '../data-versions/read.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

type OrganizationChoice = { id: number; label: string }

/** What a page of the directory needs beside its members. */
export type DirectoryFacts = {
  versions: DataVersions
  /** The organizations that the filter names, as far as they exist. */
  organizations: OrganizationChoice[]
  foundOrganizations: OrganizationChoice[]
  own: OwnAffiliation[]
}

/** The viewer's schools and present employers, latest first. */
export type OwnAffiliation = {
  type: 'EDUCATION' | 'EMPLOYMENT'
  kind: string | null
  organizationId: number
}

/** One round trip. `organizationSearch` is what the viewer looks for among the organizations. */
export async function readFacts(
  viewer: Viewer,
  organizationIds: number[],
  organizationSearch: string,
): Promise<DirectoryFacts> {
  const found = organizationSearch
    ? choicesOf(Prisma.sql`SELECT id, name, "sortKey" FROM "Organization" o WHERE ${organizationsNamed(organizationSearch)}
        ORDER BY "sortKey", id LIMIT ${CHOICES_PER_REQUEST}`)
    : Prisma.sql`'[]'::json`
  const organizations =
    organizationIds.length > 0
      ? choicesOf(
          Prisma.sql`SELECT id, name, "sortKey" FROM "Organization" WHERE id = ANY(${organizationIds}::int[])`,
        )
      : Prisma.sql`'[]'::json`
  const [facts] = await db().$queryRaw<DirectoryFacts[]>`
    SELECT ${dataVersions} AS versions, ${organizations} AS organizations, ${found} AS "foundOrganizations",
      coalesce((SELECT json_agg(json_build_object('type', a.type, 'kind', a.kind, 'organizationId', a."organizationId")
          ORDER BY a."startDate" DESC NULLS LAST, a.id)
        FROM "Affiliation" a
        WHERE a."userId" = ${viewer.id} AND (a.type = 'EDUCATION' OR (a.type = 'EMPLOYMENT'
          AND a."startDate" IS NOT NULL AND (a."endDate" IS NULL OR a."endDate" >= ${viewer.today}::date)))), '[]') AS own`
  if (!facts) throw new Error('A query of constants answered nothing')
  return facts
}

function choicesOf(organizations: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT json_agg(json_build_object('id', c.id, 'label', c.name) ORDER BY c."sortKey", c.id)
    FROM (${organizations}) c), '[]')`
}
