import { contains } from '#app/db/contains.server.ts'
import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import type { FilterOf, List } from '#app/values/list.ts'
import type { ListChoice } from '#app/values/list-choices.ts'
import type { Params } from '#app/values/list-params.ts'
import { z } from '#app/values/zod.ts'
import { type Kind, operationsOf, tableOf } from './kind.server.ts'
import { isOverdue } from './late.server.ts'
import type { Standing } from './state.ts'

const RECORDS_PER_PAGE = 25

const Row = z.strictObject({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  standing: z.enum(['draft', 'scheduled', 'published', 'changed', 'archived']),
  cells: z.array(z.string().nullable()),
})
type ListedRecord = z.infer<typeof Row>
export type RecordList = { records: ListedRecord[]; total: number; page: number; pages: number }

export type Filter = FilterOf<List<Params>> & {
  search: string
  sort: string
  standing?: Standing[]
  overdue?: boolean
}

/** A page of a kind's records that match the filter. Two queries. */
export async function listRecords(kind: Kind, filter: Filter, page: number): Promise<RecordList> {
  const where = recordsWhere(kind, filter)
  const totals = countRows(Prisma.sql`${tableOf(kind.table)} r`, where, null)
  const { rows: records, ...found } = await readPage(totals, page, RECORDS_PER_PAGE, (slice) =>
    readList(kind, filter, where, slice),
  )
  return { records, ...found }
}

/** Finds the page's ids first, so that cells are worked out for those alone. */
const readList = (kind: Kind, filter: Filter, where: Prisma.Sql, { limit, offset }: Slice) =>
  query(Row)`
    SELECT r.id, r.version, ${nameColumn(kind)} AS name, ${standingOf(kind)} AS standing,
      ARRAY[${Prisma.join(Object.values(kind.list.columns))}]::text[] AS cells
    FROM (SELECT r.id FROM ${tableOf(kind.table)} r WHERE ${where} ORDER BY ${orderOf(kind, filter)}
        LIMIT ${limit} OFFSET ${offset}) shown
      JOIN ${tableOf(kind.table)} r ON r.id = shown.id
    ORDER BY ${orderOf(kind, filter)}`

const Named = z.strictObject({ id: z.int(), name: z.string() })
export type NamedRecord = z.infer<typeof Named>

/** The ids and names of everything that matches, or of those among it, in the order of the list. */
export const matchingRecords = (
  kind: Kind,
  filter: Filter,
  ids?: number[],
  tx: Tx = db(),
): Promise<NamedRecord[]> =>
  query(Named, tx)`
    SELECT r.id, ${nameColumn(kind)} AS name FROM ${tableOf(kind.table)} r
    WHERE ${recordsWhere(kind, filter)} AND ${ids ? Prisma.sql`r.id = ANY(${ids}::int[])` : Prisma.sql`TRUE`}
    ORDER BY ${orderOf(kind, filter)}`

/** The condition on a row `r` that the list, its count, 'all that match', bulk actions and exports share. */
function recordsWhere(kind: Kind, filter: Filter): Prisma.Sql {
  const words = searchWords(filter.search).map(
    (word) => kind.list.found?.(word) ?? contains(searched(kind), word),
  )
  const standings = filter.standing ?? []
  const standing =
    operationsOf(kind).length === 0
      ? []
      : standings.length > 0
        ? [
            Prisma.sql`(${Prisma.join(
              standings.map((one) => inStanding(kind, one)),
              ' OR ',
            )})`,
          ]
        : [Prisma.sql`r."archivedAt" IS NULL`]
  const overdue = filter.overdue ? [isOverdue] : []
  const own = kind.list.where?.(filter) ?? []
  return Prisma.join([kind.only ?? Prisma.sql`TRUE`, ...words, ...standing, ...overdue, ...own], ' AND ')
}

const nameColumn = ({ list, named }: Kind) => list.name ?? Prisma.sql`r.${Prisma.raw(`"${named}"`)}::text`

/** Kinds without a folded name are short lists. */
const searched = (kind: Kind) =>
  kind.derive && 'searchKey' in kind.derive({})
    ? Prisma.sql`r."searchKey"`
    : Prisma.sql`lower(r.${Prisma.raw(`"${kind.named}"`)})`

function inStanding({ publishes, drafts }: Kind, standing: Standing): Prisma.Sql {
  if (!publishes)
    return standing === 'archived'
      ? Prisma.sql`r."archivedAt" IS NOT NULL`
      : Prisma.sql`r."archivedAt" IS NULL`
  const changed = drafts ? Prisma.sql`r.draft IS NOT NULL` : Prisma.sql`FALSE`
  const live = Prisma.sql`r.published AND r."publishAt" IS NULL`
  switch (standing) {
    case 'archived':
      return Prisma.sql`r."archivedAt" IS NOT NULL`
    case 'scheduled':
      return Prisma.sql`(r."publishAt" IS NOT NULL AND r."archivedAt" IS NULL)`
    case 'published':
      return Prisma.sql`(${live} AND NOT ${changed})`
    case 'changed':
      return Prisma.sql`(${live} AND ${changed})`
    case 'draft':
      return Prisma.sql`(NOT r.published AND r."publishAt" IS NULL AND r."archivedAt" IS NULL)`
  }
}

/** `standingOf` of state.ts for a row `r`. */
const standingOf = (kind: Kind) =>
  kind.publishes
    ? Prisma.sql`CASE WHEN r."archivedAt" IS NOT NULL THEN 'archived' WHEN r."publishAt" IS NOT NULL THEN 'scheduled'
        WHEN r.published AND ${kind.drafts ? Prisma.sql`r.draft IS NOT NULL` : Prisma.sql`FALSE`} THEN 'changed'
        WHEN r.published THEN 'published' ELSE 'draft' END`
    : kind.archives === undefined
      ? Prisma.sql`'published'`
      : Prisma.sql`CASE WHEN r."archivedAt" IS NOT NULL THEN 'archived' ELSE 'published' END`

const orderOf = (kind: Kind, { sort }: Filter) =>
  Prisma.sql`${kind.list.orders[sort] ?? Prisma.sql`r.id`}, r.id`

/** The choices of the kind's own filters. */
export const listChoices = async (kind: Kind): Promise<Record<string, ListChoice[]>> =>
  (await kind.list.choices?.(db())) ?? {}
