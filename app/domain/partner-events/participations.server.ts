import { db } from '#app/db/database.server.ts'
import type { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { knowingParticipants } from './participants.server.ts'

/** An event from the side of one partner that is invited to it. */
export type Participation = {
  eventId: number
  name: string
  eventStatus: EventStatus
  startDate: CalendarDate
  endDate: CalendarDate
  status: InvitationStatus
}

/** The events of an organization that the viewer was found to have access to; the latest last. One query. */
export function listParticipations(organizationId: number): Promise<Participation[]> {
  return db().$queryRaw<Participation[]>`
    SELECT e.id AS "eventId", e.name, e.status::text AS "eventStatus", e."startDate"::text, e."endDate"::text,
      p.status::text
    FROM ${knowingParticipants} WHERE p."organizationId" = ${organizationId}
    ORDER BY e."startDate", e."startTime", e.id`
}
