import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { type RegionalHubFilter, regionalHubList } from './list.ts'

const HUBS_PER_PAGE = 15

const RegionalHubCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  region: z.string().nullable(),
  description: z.string().nullable(),
})
export type RegionalHubCard = z.infer<typeof RegionalHubCard>

export type RegionalHubList = {
  hubs: RegionalHubCard[]
  total: number
  all?: number | null
  page: number
  pages: number
}

/** A page of the chapters, the same for everyone who may see them. Two queries. */
export async function listRegionalHubs(filter: RegionalHubFilter, page: number): Promise<RegionalHubList> {
  const where = regionalHubsWhere(filter)
  const whole = regionalHubList.whole(filter) && Prisma.sql`TRUE`
  const totals = countRows(Prisma.sql`"RegionalHub" h`, where, whole)
  const { rows: hubs, ...found } = await readPage(
    totals,
    page,
    HUBS_PER_PAGE,
    ({ limit, offset }) => query(RegionalHubCard)`
    SELECT h.id, h.name, h.region, h.description FROM "RegionalHub" h WHERE ${where}
    ORDER BY ${order[filter.sort]} LIMIT ${limit} OFFSET ${offset}`,
  )
  return { hubs, ...found }
}

/** SQL on a hub row `h`. */
export const regionalHubsWhere = (filter: RegionalHubFilter) =>
  listWhere(regionalHubList, filter, Prisma.sql`h.published`, {
    search: (typed) => searchWords(typed).map((word) => contains(Prisma.sql`h."searchKey"`, word)),
  })

const order: Record<RegionalHubFilter['sort'], Prisma.Sql> = {
  alphabetical: Prisma.sql`h."sortKey", h.id`,
  recent: Prisma.sql`h."updatedAt" DESC, h.id DESC`,
}
