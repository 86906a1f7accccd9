import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { attendeeTables } from './where.server.ts'

const AttendeeRecord = z.strictObject({
  id: z.int(),
  name: z.string(),
  sessionIds: z.array(z.int()),
  attendedIds: z.array(z.int()),
})
export type AttendeeRecord = z.infer<typeof AttendeeRecord>

/** A fellow who takes part, with the sessions on the agenda and those attended. One query. */
export async function findAttendee(
  eventId: number,
  userId: number | null,
  tx: Tx = db(),
): Promise<AttendeeRecord | null> {
  const [attendee] = await query(AttendeeRecord, tx)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS name,
      ARRAY(SELECT fs."sessionId" FROM "FellowAttendeeSession" fs WHERE fs."eventId" = a."eventId"
        AND fs."userId" = a."userId" ORDER BY fs."sessionId") AS "sessionIds",
      ARRAY(SELECT fs."sessionId" FROM "FellowAttendeeSession" fs WHERE fs."eventId" = a."eventId"
        AND fs."userId" = a."userId" AND fs.status = 'ATTENDED' ORDER BY fs."sessionId") AS "attendedIds"
    FROM ${attendeeTables} WHERE a."eventId" = ${eventId} AND a."userId" = ${userId}::int`
  return attendee ?? null
}

/** Concurrent changes to who takes part in the event wait until the transaction ends. */
export async function holdAttendees(tx: Tx, eventId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Event" WHERE id = ${eventId} FOR UPDATE`
}
