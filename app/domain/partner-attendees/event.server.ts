import { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { partnerEventsWhere } from '../partner-events/listing.server.ts'
import { managedParticipants } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { Attendee, attendeesOf } from './listed.server.ts'

const PartnerAtEvent = z.strictObject({
  organizationId: z.int(),
  name: z.string(),
  status: z.enum(InvitationStatus),
  role: z.string().nullable(),
  attendees: z.array(Attendee),
})
export type PartnerAtEvent = z.infer<typeof PartnerAtEvent>

const PartnerEvent = z.strictObject({
  id: z.int(),
  name: z.string(),
  status: z.enum(EventStatus),
  startDate: calendarDate,
  endDate: calendarDate,
  participants: z.array(PartnerAtEvent),
})
export type PartnerEvent = z.infer<typeof PartnerEvent>

/** An event with the partners there that the viewer manages, by name. One query; null without such a partner. */
export async function findPartnerEvent(viewer: Viewer, id: number | null): Promise<PartnerEvent | null> {
  const [event] = await query(PartnerEvent)`
    SELECT e.id, e.name, e.status::text, e."startDate"::text, e."endDate"::text,
      (SELECT json_agg(json_build_object('organizationId', o.id, 'name', o.name, 'status', p.status, 'role', p.role,
          'attendees', ${attendeesOf(viewer)}) ORDER BY o."sortKey", o.id)
        FROM ${managedParticipants(viewer)}) AS participants
    FROM "Event" e WHERE e.id = ${id} AND ${partnerEventsWhere(viewer)}`
  return event ?? null
}
