import { Prisma } from '#app/db/generated/client.ts'
import { readPage } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  type EventCard,
  EventCardRow,
  eventCardColumns,
  eventCardTables,
  toEventCard,
} from './cards.server.ts'
import { inOrderOfTime, libraryOrder, libraryWhere, upcoming } from './library-where.server.ts'
import { type EventFilter, eventList } from './list.ts'

const EVENTS_PER_PAGE = 12

export type EventList = {
  events: EventCard[]
  total: number
  all?: number | null
  page: number
  pages: number
}

/** The next events of the library, the earliest first. One query. */
export const nextEvents = (viewer: Viewer, count: number): Promise<EventCard[]> =>
  readCards(viewer, upcoming(), inOrderOfTime, count, 0)

/** The next events with one of the tags. One query. */
export function nextEventsTagged(viewer: Viewer, tagIds: number[], count: number): Promise<EventCard[]> {
  const tagged = Prisma.sql`EXISTS (
    SELECT 1 FROM "_EventToTag" et WHERE et."A" = e.id AND et."B" = ANY(${tagIds}::int[]))`
  return nextEventsWhere(viewer, tagged, count)
}

/** The next events that meet a condition on an event row `e`. One query. */
export const nextEventsWhere = (viewer: Viewer, condition: Prisma.Sql, count: number): Promise<EventCard[]> =>
  readCards(viewer, Prisma.sql`${upcoming()} AND ${condition}`, inOrderOfTime, count, 0)

/** A page of the library. Two queries. */
export function listEvents(viewer: Viewer, filter: EventFilter, page: number): Promise<EventList> {
  const whole = eventList.whole(filter)
  return listWhere(viewer, libraryWhere(filter), libraryOrder(filter), page, whole && libraryWhere(whole))
}

/** A page of current and upcoming events that meet a condition on an event row `e`. Two queries. */
export const listEventsWhere = (viewer: Viewer, condition: Prisma.Sql, page: number): Promise<EventList> =>
  listWhere(viewer, Prisma.sql`${upcoming()} AND ${condition}`, inOrderOfTime, page)

/**
 * A page of events that meet a condition on an event row `e`; `whole` is the condition without the reader's filters, if
 * there are any. Two queries.
 */
export async function listWhere(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  page: number,
  whole: Prisma.Sql | null = null,
): Promise<EventList> {
  const totals = countRows(Prisma.sql`"Event" e`, where, whole)
  const { rows: events, ...found } = await readPage(totals, page, EVENTS_PER_PAGE, ({ limit, offset }) =>
    readCards(viewer, where, order, limit, offset),
  )
  return { events, ...found }
}

/** One query. */
export async function readCards(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  limit: number,
  offset: number,
): Promise<EventCard[]> {
  const rows = await query(EventCardRow)`
    SELECT ${eventCardColumns(viewer)} FROM ${eventCardTables}
    WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return rows.map((row) => toEventCard(viewer, row))
}
