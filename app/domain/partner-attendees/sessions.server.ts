import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { knownSessions } from '../partner-events/participants.server.ts'

const Found = z.strictObject({ sessions: z.int() })

/** Whether all of them are sessions of that event that partners may see. */
export async function areSessionsOf(tx: Tx, eventId: number, sessionIds: number[]): Promise<boolean> {
  if (sessionIds.length === 0) return true
  const [found] = await query(Found, tx)`
    SELECT count(*)::int AS sessions FROM ${knownSessions}
    WHERE s."eventId" = ${eventId} AND s.id = ANY(${sessionIds}::int[])`
  return found?.sessions === sessionIds.length
}

/** Replaces the attendee's sessions. Those that partners may not see stay as they are. */
export async function setSessions(tx: Tx, attendeeId: number, sessionIds: number[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "_EventSessionToPartnerAttendee" sa USING ${knownSessions}
    WHERE sa."B" = ${attendeeId} AND s.id = sa."A" AND NOT s.id = ANY(${sessionIds}::int[])`
  await tx.$executeRaw`
    INSERT INTO "_EventSessionToPartnerAttendee" ("A", "B")
    SELECT id, ${attendeeId}::int FROM unnest(${sessionIds}::int[]) AS id ON CONFLICT DO NOTHING`
}
