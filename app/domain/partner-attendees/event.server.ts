import { db } from '#app/db/database.server.ts'
import type { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { partnerEventsWhere } from '../partner-events/listing.server.ts'
import { managedParticipants } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Attendee, attendeesOf } from './listed.server.ts'

export type PartnerEvent = {
  id: number
  name: string
  status: EventStatus
  startDate: CalendarDate
  endDate: CalendarDate
  participants: PartnerAtEvent[]
}

export type PartnerAtEvent = {
  organizationId: number
  name: string
  status: InvitationStatus
  role: string | null
  attendees: Attendee[]
}

/** An event with the partners at it that the viewer manages, by name. One query; null without such a partner. */
export async function findPartnerEvent(viewer: Viewer, id: number | null): Promise<PartnerEvent | null> {
  const [event] = await db().$queryRaw<PartnerEvent[]>`
    SELECT e.id, e.name, e.status::text, e."startDate"::text, e."endDate"::text,
      (SELECT json_agg(json_build_object('organizationId', o.id, 'name', o.name, 'status', p.status, 'role', p.role,
          'attendees', ${attendeesOf(viewer)}) ORDER BY o."sortKey", o.id)
        FROM ${managedParticipants(viewer)}) AS participants
    FROM "Event" e WHERE e.id = ${id} AND ${partnerEventsWhere(viewer)}`
  return event ?? null
}
