import { Prisma } from '#app/db/generated/client.ts'
import type { TagType } from '#app/db/generated/enums.ts'
import type { EventFilter } from './filter.ts'
import { todayThere } from './today-there.server.ts'

/** Of an event row `e`. Insight events have a place of their own. */
export const inLibrary = Prisma.sql`e.published AND NOT e."isInsightEvent"`

/** An event of several days is upcoming until its last day is over where it is. */
export const upcoming = () => Prisma.sql`${inLibrary} AND e."endDate" >= ${todayThere()}`

/** The condition that an event row `e` meets: groups are ANDed, the values of a group ORed. */
export function libraryWhere(filter: EventFilter): Prisma.Sql {
  const conditions = [
    filter.viewAll ? inLibrary : upcoming(),
    ...tagged('CATEGORY', filter.categoryIds),
    ...tagged('FORMAT', filter.formatIds),
    ...tagged('EVENT_TYPE', filter.typeIds),
    ...hostedBy(filter.organizationIds),
  ]
  return Prisma.join(conditions, ' AND ')
}

function tagged(type: TagType, ids: number[]): Prisma.Sql[] {
  if (ids.length === 0) return []
  return [
    Prisma.sql`EXISTS (SELECT 1 FROM "_EventToTag" et JOIN "Tag" t ON t.id = et."B"
      WHERE et."A" = e.id AND t.type::text = ${type} AND t.id = ANY(${ids}::int[]))`,
  ]
}

const hostedBy = (ids: number[]) =>
  ids.length > 0 ? [Prisma.sql`e."organizationId" = ANY(${ids}::int[])`] : []

export const inOrderOfTime = Prisma.sql`e."startDate", e."startTime", e.id`

export const latestFirst = Prisma.sql`e."startDate" DESC, e."startTime" DESC NULLS LAST, e.id DESC`

/** What isn't over yet in the order of time, and after that what is over, the latest first. */
export const nextThenPast = () => Prisma.sql`
  CASE WHEN e."endDate" < ${todayThere()} THEN e."startDate" END DESC NULLS FIRST, ${inOrderOfTime}`

export function libraryOrder({ sort, viewAll }: EventFilter): Prisma.Sql {
  if (sort === 'recent') return latestFirst
  return viewAll ? nextThenPast() : inOrderOfTime
}
