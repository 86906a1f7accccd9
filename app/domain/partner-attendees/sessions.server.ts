import type { Tx } from '#app/db/database.server.ts'

/** Whether all of them are sessions of that event. */
export async function areSessionsOf(tx: Tx, eventId: number, sessionIds: number[]): Promise<boolean> {
  if (sessionIds.length === 0) return true
  return (await tx.eventSession.count({ where: { eventId, id: { in: sessionIds } } })) === sessionIds.length
}

/** Makes these the sessions of the attendee. */
export async function setSessions(tx: Tx, attendeeId: number, sessionIds: number[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "_EventSessionToPartnerAttendee" WHERE "B" = ${attendeeId} AND NOT "A" = ANY(${sessionIds}::int[])`
  await tx.$executeRaw`
    INSERT INTO "_EventSessionToPartnerAttendee" ("A", "B")
    SELECT id, ${attendeeId}::int FROM unnest(${sessionIds}::int[]) AS id ON CONFLICT DO NOTHING`
}
