import { Prisma } from '#app/db/generated/client.ts'
import { rankOf } from '#app/db/rank.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { EventCard } from './cards.server.ts'
import { insightEventsWhere } from './insight-events.server.ts'
import { readCards } from './library.server.ts'
import { libraryWhere, nextThenPast } from './library-where.server.ts'
import { eventList } from './list.ts'

/** The events of the library that a search finds, past ones included, the best first. One query. */
export const searchEvents = (viewer: Viewer, search: string, count: number): Promise<EventCard[]> =>
  best(viewer, libraryWhere(eventList.of({ viewAll: true, search })), search, count)

/** The same of insight events. One query. */
export const searchInsightEvents = (viewer: Viewer, search: string, count: number): Promise<EventCard[]> =>
  best(viewer, insightEventsWhere(search), search, count)

function best(viewer: Viewer, where: Prisma.Sql, search: string, count: number): Promise<EventCard[]> {
  const order = Prisma.sql`${rankOf(Prisma.sql`e."searchKey"`, search)}, ${nextThenPast()}`
  return readCards(viewer, where, order, count, 0)
}
