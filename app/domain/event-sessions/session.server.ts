import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { eventOpenTo, sessionOpenTo } from '../events/access.server.ts'
import { agendaAnnounced } from '../partner-events/participants.server.ts'
import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import { hasAccepted } from '../partner-events/policy.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** A session of an event; day and time are in the event's zone. */
const EventSession = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.string().nullable(),
  roomName: z.string().nullable(),
  startDate: calendarDate,
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  event: z.strictObject({ id: z.int(), name: z.string(), timezone: z.string() }),
})
export type EventSession = z.infer<typeof EventSession>

/** A session whose page the viewer may open as a participant of its event. One query. */
export const findFellowSession = (viewer: Viewer, eventId: number | null, sessionId: number | null) =>
  findSession(eventId, sessionId, Prisma.sql`${eventOpenTo(viewer)} AND ${sessionOpenTo(viewer)}`)

/** A session of a partner's event, once the partner has accepted and the agenda is final. One query. */
export async function findPartnerSession(participation: PartnerParticipation, sessionId: number | null) {
  if (!hasAccepted(participation)) return null
  return findSession(participation.event.id, sessionId, agendaAnnounced)
}

/** One condition ties event and session together, so a mismatch is not found. */
async function findSession(eventId: number | null, sessionId: number | null, open: Prisma.Sql) {
  const [session] = await query(EventSession)`
    SELECT s.id, s.name, s.type, s."roomName", s."startDate"::text, s."startTime", s."endTime",
      json_build_object('id', e.id, 'name', e.name, 'timezone', e.timezone) AS event
    FROM "EventSession" s JOIN "Event" e ON e.id = s."eventId"
    WHERE s.id = ${sessionId} AND e.id = ${eventId} AND ${open}`
  return session ?? null
}
