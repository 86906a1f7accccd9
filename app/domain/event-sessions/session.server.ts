import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { eventOpenTo, sessionOpenTo } from '../events/access.server.ts'
import { agendaAnnounced } from '../partner-events/participants.server.ts'
import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import { hasAccepted } from '../partner-events/policy.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** A session of an event; day and time are those of the event's zone. */
export type EventSession = {
  id: number
  name: string
  type: string | null
  roomName: string | null
  startDate: CalendarDate
  startTime: string | null
  endTime: string | null
  event: { id: number; name: string; timezone: string }
}

/** A session whose page is open to the viewer as somebody who takes part in its event. One query. */
export const findFellowSession = (viewer: Viewer, eventId: number | null, sessionId: number | null) =>
  findSession(eventId, sessionId, Prisma.sql`${eventOpenTo(viewer)} AND ${sessionOpenTo(viewer)}`)

/** A session of the event at which the partner is: once it has accepted, and the agenda is made. One query. */
export async function findPartnerSession(participation: PartnerParticipation, sessionId: number | null) {
  if (!hasAccepted(participation)) return null
  return findSession(participation.event.id, sessionId, agendaAnnounced)
}

/** One condition holds event and session together: what doesn't belong together isn't there. */
async function findSession(eventId: number | null, sessionId: number | null, open: Prisma.Sql) {
  const [session] = await db().$queryRaw<EventSession[]>`
    SELECT s.id, s.name, s.type, s."roomName", s."startDate"::text, s."startTime", s."endTime",
      json_build_object('id', e.id, 'name', e.name, 'timezone', e.timezone) AS event
    FROM "EventSession" s JOIN "Event" e ON e.id = s."eventId"
    WHERE s.id = ${sessionId} AND e.id = ${eventId} AND ${open}`
  return session ?? null
}
