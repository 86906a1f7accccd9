import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { knownSessions } from '../partner-events/participants.server.ts'
import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { Attendee, attendeeName, attendeesOf, attendeeTables, visibleAttendee } from './listed.server.ts'

const Listed = z.strictObject({ attendees: z.array(Attendee) })

/** The attendees of one partner at one event whom the viewer may see, by name. One query. */
export async function listAttendees(viewer: Viewer, { id }: PartnerParticipation): Promise<Attendee[]> {
  const [row] = await query(Listed)`
    SELECT ${attendeesOf(viewer)} AS attendees FROM (SELECT ${id}::int AS id) p`
  return row?.attendees ?? []
}

/** An attendee with the values its forms need. */
const AttendeeRecord = z.strictObject({
  id: z.int(),
  version: z.int(),
  userId: z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** A guest's email address; members decide about showing their own. */
  email: z.string().nullable(),
  role: z.string().nullable(),
  /** The sessions that partners may see. */
  sessionIds: z.array(z.int()),
})
export type AttendeeRecord = z.infer<typeof AttendeeRecord>

/** An attendee of this partner at this event whom the viewer may see; anyone else is not found. */
export async function findAttendee(
  viewer: Viewer,
  participation: PartnerParticipation,
  id: number | null,
  tx: Tx = db(),
): Promise<AttendeeRecord | null> {
  const [attendee] = await query(AttendeeRecord, tx)`
    SELECT a.id, a.version, a."userId", ${attendeeName}, a.email, a.role,
      ARRAY(SELECT s.id FROM "_EventSessionToPartnerAttendee" sa JOIN (${knownSessions}) ON s.id = sa."A"
        WHERE sa."B" = a.id ORDER BY s.id) AS "sessionIds"
    FROM ${attendeeTables}
    WHERE a.id = ${id} AND a."participantId" = ${participation.id} AND ${visibleAttendee(viewer)}`
  return attendee ?? null
}
