import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  type EventCard,
  type EventCardRow,
  eventCardColumns,
  eventCardTables,
  toEventCard,
} from './cards.server.ts'

export const EVENTS_PER_PAGE = 12

export type EventList = { events: EventCard[]; total: number; page: number; pages: number }

/** The next events of the library, the earliest first. One query. */
export async function nextEvents(viewer: Viewer, count: number): Promise<EventCard[]> {
  const rows = await readRows(upcoming(viewer), inOrderOfTime, count, 0)
  return rows.map((row) => toEventCard(viewer, row))
}

/** The next events that bear one of the tags. One query. */
export async function nextEventsTagged(
  viewer: Viewer,
  tagIds: number[],
  count: number,
): Promise<EventCard[]> {
  const tagged = Prisma.sql`EXISTS (
    SELECT 1 FROM "_EventToTag" et WHERE et."A" = e.id AND et."B" = ANY(${tagIds}::int[]))`
  return nextEventsWhere(viewer, tagged, count)
}

/** The next events that meet a condition of an event row `e`. One query. */
export async function nextEventsWhere(
  viewer: Viewer,
  condition: Prisma.Sql,
  count: number,
): Promise<EventCard[]> {
  const rows = await readRows(Prisma.sql`${upcoming(viewer)} AND ${condition}`, inOrderOfTime, count, 0)
  return rows.map((row) => toEventCard(viewer, row))
}

/** A page of the library: what isn't over yet and, if wanted, after that what is over, the latest first. Two queries. */
export function listEvents(viewer: Viewer, viewAll: boolean, page: number): Promise<EventList> {
  return viewAll
    ? listWhere(viewer, inLibrary, nextThenPast(viewer), page)
    : listWhere(viewer, upcoming(viewer), inOrderOfTime, page)
}

/** A page of what isn't over yet and meets a condition of an event row `e`. Two queries. */
export const listEventsWhere = (viewer: Viewer, condition: Prisma.Sql, page: number): Promise<EventList> =>
  listWhere(viewer, Prisma.sql`${upcoming(viewer)} AND ${condition}`, inOrderOfTime, page)

async function listWhere(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  page: number,
): Promise<EventList> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM "Event" e WHERE ${where}`
  const total = counted?.total ?? 0
  const shown = clampPage(page, total, EVENTS_PER_PAGE)
  const rows = await readRows(where, order, EVENTS_PER_PAGE, (shown - 1) * EVENTS_PER_PAGE)
  return {
    events: rows.map((row) => toEventCard(viewer, row)),
    total,
    page: shown,
    pages: pageCount(total, EVENTS_PER_PAGE),
  }
}

/** Insight events have a place of their own. */
const inLibrary = Prisma.sql`e.published AND NOT e."isInsightEvent"`

/** An event of several days is upcoming until its last day. */
const upcoming = (viewer: Viewer) => Prisma.sql`${inLibrary} AND e."endDate" >= ${viewer.today}::date`

const inOrderOfTime = Prisma.sql`e."startDate", e."startTime", e.id`

const nextThenPast = ({ today }: Viewer) => Prisma.sql`
  CASE WHEN e."endDate" < ${today}::date THEN e."startDate" END DESC NULLS FIRST, ${inOrderOfTime}`

function readRows(where: Prisma.Sql, order: Prisma.Sql, limit: number, offset: number) {
  return db().$queryRaw<EventCardRow[]>`
    SELECT ${eventCardColumns} FROM ${eventCardTables} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
}
