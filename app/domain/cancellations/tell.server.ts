import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import { emailedOf } from '../partner-invitations/representatives.server.ts'
import { isUnsent, participantTables } from '../partner-invitations/where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * Members `u` who can be emailed and who take part in an event: its fellows, the speakers, the people of partners, and
 * those who were asked whether a partner comes.
 */
const concerned = (eventId: number) => Prisma.sql`"User" u
  WHERE u."emailVerifiedAt" IS NOT NULL AND u."closedAt" IS NULL AND u."refusedEmail" IS DISTINCT FROM u.email AND u.id IN (
    SELECT a."userId" FROM "FellowAttendee" a WHERE a."eventId" = ${eventId}
    UNION SELECT k."userId" FROM "SessionSpeaker" k JOIN "EventSession" s ON s.id = k."sessionId" WHERE s."eventId" = ${eventId}
    UNION SELECT a."userId" FROM "PartnerAttendee" a JOIN "PartnerParticipant" p ON p.id = a."participantId"
      WHERE p."eventId" = ${eventId}
    UNION SELECT r.id FROM ${participantTables} JOIN ${emailedOf} ON TRUE WHERE p."eventId" = ${eventId} AND NOT ${isUnsent})`

const Telling = z.strictObject({ people: z.int(), toldAt: z.date().nullable() })
/** How many would be emailed that an event is cancelled, and when that was done. */
export type Telling = z.infer<typeof Telling>

/** One query. */
export async function readTelling(eventId: number, tx: Tx = db()): Promise<Telling> {
  const [telling] = await query(Telling, tx)`
    SELECT (SELECT count(*)::int FROM ${concerned(eventId)}) AS people, e."cancellationToldAt" AS "toldAt"
    FROM "Event" e WHERE e.id = ${eventId}`
  return telling ?? { people: 0, toldAt: null }
}

export type Told =
  | { kind: 'told'; people: number }
  /** They were told before. */
  | { kind: 'already' }
  /** More or fewer would get it than the sender was told. */
  | { kind: 'recounted' }
  /** The event isn't cancelled, or no member sees it. */
  | { kind: 'closed' }

/** Emails everyone who takes part, once for each time that the event is cancelled. */
export function tellOfCancellation(viewer: Viewer, id: number, expected: number): Promise<Told> {
  return db().$transaction(async (tx): Promise<Told> => {
    await tx.$queryRaw`SELECT 1 FROM "Event" WHERE id = ${id} FOR UPDATE`
    const event = await tx.event.findUnique({
      where: { id },
      select: { name: true, published: true, status: true },
    })
    if (!event?.published || event.status !== 'CANCELLED') return { kind: 'closed' }
    const { people, toldAt } = await readTelling(id, tx)
    if (toldAt) return { kind: 'already' }
    if (people !== expected || people === 0) return { kind: 'recounted' }
    await tx.$executeRaw`
      INSERT INTO "OutboxEmail" (kind, "to", "eventId")
      SELECT 'EVENT_CANCELLED'::"EmailKind", u.email, ${id}::int FROM ${concerned(id)}`
    await tx.$executeRaw`UPDATE "Event" SET "cancellationToldAt" = now() WHERE id = ${id}`
    const number = `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`
    const entry = { kind: events.name, recordId: id, recordName: event.name }
    await record(tx, byForm(viewer), [{ ...entry, action: `emailed ${number} about cancelling` }])
    return { kind: 'told', people }
  }, PATIENT)
}
