import { Prisma } from '#app/db/generated/client.ts'
import { query, Total } from '#app/db/query.server.ts'
import { rankOf } from '#app/db/rank.server.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
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
  const [counted] = await query(Total)`
    SELECT count(*)::int AS total FROM "Organization" o WHERE ${where}`
  const total = counted?.total ?? 0
  const shown = clampPage(page, total, PARTNERS_PER_PAGE)
  const partners = await readCards(where, byName, {
    limit: PARTNERS_PER_PAGE,
    offset: (shown - 1) * PARTNERS_PER_PAGE,
  })
  return { partners, total, page: shown, pages: pageCount(total, PARTNERS_PER_PAGE) }
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
  { limit, offset }: { limit: number; offset: number },
): Promise<PartnerCard[]> => query(PartnerCard)`
  SELECT o.id, o.name, o.industry, nullif(concat_ws(', ', o.city, o.state), '') AS place, o."logoUrl"
  FROM "Organization" o WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`

function partnersFor(viewer: Viewer, search: string): Prisma.Sql {
  return Prisma.join([managedBy(viewer), organizationsNamed(search)], ' AND ')
}
