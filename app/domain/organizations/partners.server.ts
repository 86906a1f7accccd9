import { Prisma } from '#app/db/generated/client.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { rankOf } from '#app/db/rank.server.ts'
import { z } from '#app/values/zod.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { managedBy } from './scope.server.ts'

const PARTNERS_PER_PAGE = 15

const PartnerCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  industry: z.string().nullable(),
  place: z.string().nullable(),
  logoUrl: z.string().nullable(),
})
export type PartnerCard = z.infer<typeof PartnerCard>

export type PartnerListing = { partners: PartnerCard[]; total: number; page: number; pages: number }

/** Event managers see every partner, partner managers the organizations they manage. Sorted by name. */
export async function listPartners(viewer: Viewer, search: string, page: number): Promise<PartnerListing> {
  const where = partnersFor(viewer, search)
  const totals = countRows(Prisma.sql`"Organization" o`, where, null)
  const { rows: partners, ...found } = await readPage(totals, page, PARTNERS_PER_PAGE, (slice) =>
    readCards(where, byName, slice),
  )
  return { partners, ...found }
}

/** The partners of that list that a search finds, the best first. One query. */
export const searchPartners = (viewer: Viewer, search: string, count: number): Promise<PartnerCard[]> =>
  readCards(
    partnersFor(viewer, search),
    Prisma.sql`${rankOf(Prisma.sql`o."searchKey"`, search)}, ${byName}`,
    {
      limit: count,
      offset: 0,
    },
  )

const byName = Prisma.sql`o."sortKey", o.id`

const readCards = (
  where: Prisma.Sql,
  order: Prisma.Sql,
  { limit, offset }: Slice,
): Promise<PartnerCard[]> => query(PartnerCard)`
  SELECT o.id, o.name, o.industry, nullif(concat_ws(', ', o.city, o.state), '') AS place, o."logoUrl"
  FROM "Organization" o WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`

function partnersFor(viewer: Viewer, search: string): Prisma.Sql {
  return Prisma.join([managedBy(viewer), organizationsNamed(search)], ' AND ')
}
