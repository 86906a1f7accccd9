import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { TagType } from '#app/db/generated/enums.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { isAhead } from '../moments/where.server.ts'
import { type EventFilter, eventList } from './list.ts'

/** SQL on an event row `e`. Insight events have their own page. */
export const inLibrary = Prisma.sql`e.published AND NOT e."isInsightEvent"`

/** A multi-day event is upcoming until its last day is over in its own zone. */
export const upcoming = () => Prisma.sql`${inLibrary} AND ${isAhead('e')}`

/** The library's condition on an event row `e`. */
export const libraryWhere = (filter: EventFilter) =>
  listWhere(eventList, filter, inLibrary, {
    search: named,
    viewAll: upcoming,
    categoryIds: tagged('CATEGORY'),
    formatIds: tagged('FORMAT'),
    typeIds: tagged('EVENT_TYPE'),
    organizationIds: (ids) => Prisma.sql`e."organizationId" = ANY(${ids}::int[])`,
  })

/** SQL on an event row `e`: its name contains every word. */
export const named = (search: string): Prisma.Sql[] =>
  searchWords(search).map((word) => contains(Prisma.sql`e."searchKey"`, word))

const tagged = (type: TagType) => (ids: number[]) =>
  Prisma.sql`EXISTS (SELECT 1 FROM "_EventToTag" et JOIN "Tag" t ON t.id = et."B"
    WHERE et."A" = e.id AND t.type::text = ${type} AND t.id = ANY(${ids}::int[]))`

export const inOrderOfTime = Prisma.sql`e."startDate", e."startTime", e.id`

const latestFirst = Prisma.sql`e."startDate" DESC, e."startTime" DESC NULLS LAST, e.id DESC`

/** Current and upcoming events in chronological order, then past ones, latest first. */
export const nextThenPast = () => Prisma.sql`
  CASE WHEN NOT ${isAhead('e')} THEN e."startDate" END DESC NULLS FIRST, ${inOrderOfTime}`

export function libraryOrder({ sort, viewAll }: EventFilter): Prisma.Sql {
  if (sort === 'recent') return latestFirst
  return viewAll ? nextThenPast() : inOrderOfTime
}
