import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { EventCard } from './cards.server.ts'
import { type EventList, listWhere, readCards } from './library.server.ts'
import { named, nextThenPast } from './library-where.server.ts'

/** SQL on an event row `e`. */
export const insightEvent = Prisma.sql`e.published AND e."isInsightEvent"`

/** The latest changed ones. One query. */
export const latestInsightEvents = (viewer: Viewer, count: number): Promise<EventCard[]> =>
  readCards(viewer, insightEvent, Prisma.sql`e."updatedAt" DESC, e.id DESC`, count, 0)

/**
 * A page of events whose names contain every word: current and upcoming ones in chronological order, then past ones.
 * Two queries.
 */
export function listInsightEvents(viewer: Viewer, search: string, page: number): Promise<EventList> {
  return listWhere(viewer, insightEventsWhere(search), nextThenPast(), page)
}

export const insightEventsWhere = (search: string) => Prisma.join([insightEvent, ...named(search)], ' AND ')
