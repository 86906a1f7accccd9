import { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { knowingParticipants } from './participants.server.ts'

/** An event as seen by one invited partner. */
const Participation = z.strictObject({
  eventId: z.int(),
  name: z.string(),
  eventStatus: z.enum(EventStatus),
  startDate: calendarDate,
  endDate: calendarDate,
  status: z.enum(InvitationStatus),
})
export type Participation = z.infer<typeof Participation>

/** The events of an organization the viewer has access to, the latest last. One query. */
export function listParticipations(organizationId: number): Promise<Participation[]> {
  return query(Participation)`
    SELECT e.id AS "eventId", e.name, e.status::text AS "eventStatus", e."startDate"::text, e."endDate"::text,
      p.status::text
    FROM ${knowingParticipants} WHERE p."organizationId" = ${organizationId}
    ORDER BY e."startDate", e."startTime", e.id`
}
