import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { isOffered, organizationsNamed } from '../choices/organizations.server.ts'
import { CHOICES_PER_REQUEST } from '../choices/search.ts'
import { DataVersions, dataVersions } from '../data-versions/read.server.ts'
import { isOpenOn } from '../moments/where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const OrganizationChoice = z.strictObject({ id: z.int(), label: z.string() })

/** The viewer's schools and present employers, latest first. */
const OwnAffiliation = z.strictObject({
  type: z.enum(['EDUCATION', 'EMPLOYMENT']),
  kind: z.string().nullable(),
  /** Of a school: the major, and its category. */
  title: z.string().nullable(),
  majorCategory: z.string().nullable(),
  organizationId: z.int(),
})
export type OwnAffiliation = z.infer<typeof OwnAffiliation>

/** The directory page's data besides its members. */
const DirectoryFacts = z.strictObject({
  versions: DataVersions,
  /** The filter's organizations that exist. */
  organizations: z.array(OrganizationChoice),
  foundOrganizations: z.array(OrganizationChoice),
  own: z.array(OwnAffiliation),
})
export type DirectoryFacts = z.infer<typeof DirectoryFacts>

/** One round trip. `organizationSearch` is the viewer's search among the organizations. */
export async function readFacts(
  viewer: Viewer,
  organizationIds: number[],
  organizationSearch: string,
): Promise<DirectoryFacts> {
  const found = organizationSearch
    ? choicesOf(Prisma.sql`SELECT id, name, "sortKey" FROM "Organization" o WHERE ${organizationsNamed(organizationSearch)} AND ${isOffered}
        ORDER BY "sortKey", id LIMIT ${CHOICES_PER_REQUEST}`)
    : Prisma.sql`'[]'::json`
  const organizations =
    organizationIds.length > 0
      ? choicesOf(
          Prisma.sql`SELECT id, name, "sortKey" FROM "Organization" o WHERE id = ANY(${organizationIds}::int[])
            AND ${isOffered}`,
        )
      : Prisma.sql`'[]'::json`
  const [facts] = await query(DirectoryFacts)`
    SELECT ${dataVersions} AS versions, ${organizations} AS organizations, ${found} AS "foundOrganizations",
      coalesce((SELECT json_agg(json_build_object('type', a.type, 'kind', a.kind, 'title', a.title,
          'majorCategory', a."majorCategory", 'organizationId', a."organizationId")
          ORDER BY a."startDate" DESC NULLS LAST, a.id)
        FROM "Affiliation" a
        WHERE a."userId" = ${viewer.id} AND (a.type = 'EDUCATION' OR (a.type = 'EMPLOYMENT'
          AND a."startDate" IS NOT NULL AND ${isOpenOn('a', viewer.today)}))), '[]') AS own`
  if (!facts) throw new Error('A query of constants answered nothing')
  return facts
}

function choicesOf(organizations: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT json_agg(json_build_object('id', c.id, 'label', c.name) ORDER BY c."sortKey", c.id)
    FROM (${organizations}) c), '[]')`
}
