import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { publicAddress } from '#app/settings.server.ts'
import { z } from '#app/values/zod.ts'
import { agendaSessions, inOrderOfTime } from '../event-sessions/agenda.server.ts'
import type { EventSession } from '../event-sessions/session.server.ts'
import { eventOpenTo, sessionOpenTo } from '../events/access.server.ts'
import { isCancelled } from '../events/cancelled.server.ts'
import { timeOfSession } from '../events/session-time.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CalendarEntry } from './entry.ts'
import { uidOf } from './uid.server.ts'

/** The sessions of an event that are on the viewer's agenda. One query. */
export const agendaEntries = (viewer: Viewer, eventId: number) => readEntries(agendaSessions(viewer, eventId))

/** The sessions of all events that are on the viewer's agenda. One query. */
export const ownAgendaEntries = (viewer: Viewer) =>
  readEntries(Prisma.sql`"EventSession" s JOIN "Event" e ON e.id = s."eventId"
    WHERE ${eventOpenTo(viewer)} AND ${sessionOpenTo(viewer)}`)

/** A session that the viewer may open. `page` is its URL there. */
export const sessionEntries = ({ id }: EventSession, page: string) =>
  readEntries(Prisma.sql`"EventSession" s JOIN "Event" e ON e.id = s."eventId" WHERE s.id = ${id}`, page)

const Row = z.strictObject({
  id: z.int(),
  eventId: z.int(),
  name: z.string(),
  roomName: z.string().nullable(),
  startDate: calendarDate,
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  event: z.string(),
  timezone: z.string(),
  isCancelled: z.boolean(),
  changedAt: z.date(),
})
type Row = z.infer<typeof Row>

async function readEntries(sessions: Prisma.Sql, page?: string): Promise<CalendarEntry[]> {
  const rows = await query(Row)`
    SELECT s.id, s."eventId", s.name, s."roomName", s."startDate"::text, s."startTime", s."endTime", e.name AS event,
      e.timezone, ${isCancelled} AS "isCancelled", greatest(s."updatedAt", e."updatedAt") AS "changedAt"
    FROM ${sessions} ORDER BY ${inOrderOfTime}`
  return rows.map((row) => entryOf(row, page))
}

/** The text gives the time by the event's own clocks. */
function entryOf({ id, eventId, roomName, event, ...session }: Row, page?: string): CalendarEntry {
  const time = timeOfSession(session, session.timezone, session.timezone)
  return {
    ...session,
    uid: uidOf('session', id),
    place: roomName,
    about: time ? `${event}\n${time.there}` : event,
    url: publicAddress(page ?? `/events/${eventId}/sessions/${id}`),
    endDate: session.startDate,
  }
}
