import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { canSendInvitations } from './policy.ts'
import { emailedOf } from './representatives.server.ts'
import { isUnsent, participantTables } from './where.server.ts'

const Unsent = z.strictObject({ partners: z.int(), people: z.int(), unreached: z.array(z.string()) })
/** Invitations that nobody has been emailed about, how many people would be, and the partners without anyone. */
export type Unsent = z.infer<typeof Unsent>

/** One query. */
export async function countUnsent(eventId: number, tx: Tx = db()): Promise<Unsent> {
  const [unsent] = await query(Unsent, tx)`
    SELECT (count(DISTINCT p.id) FILTER (WHERE r.id IS NOT NULL))::int AS partners, count(DISTINCT r.id)::int AS people,
      coalesce(array_agg(o.name::text ORDER BY o."sortKey", o.id) FILTER (WHERE r.id IS NULL), '{}') AS unreached
    FROM ${participantTables} LEFT JOIN ${emailedOf} ON TRUE
    WHERE p."eventId" = ${eventId} AND ${isUnsent}`
  return unsent ?? { partners: 0, people: 0, unreached: [] }
}

export type Sending =
  | { kind: 'sent'; people: number }
  /** More or fewer would get it than the sender was told. */
  | { kind: 'recounted' }
  /** The event isn't published, or is over. */
  | { kind: 'closed' }

/**
 * Emails everyone who can accept one of the invitations that haven't been sent, once each, whatever the number of
 * partners they act for. Only while they are as many as the sender was told, so that pressing twice sends once.
 */
export function sendInvitations(viewer: Viewer, event: LiveEvent, expected: number): Promise<Sending> {
  return db().$transaction(async (tx): Promise<Sending> => {
    await tx.$queryRaw`SELECT 1 FROM "Event" WHERE id = ${event.id} FOR UPDATE`
    const held = await tx.event.findUnique({
      where: { id: event.id },
      select: { published: true, status: true },
    })
    if (!held || !canSendInvitations(held)) return { kind: 'closed' }
    const { people } = await countUnsent(event.id, tx)
    if (people !== expected || people === 0) return { kind: 'recounted' }
    await tx.$executeRaw`
      WITH due AS (
        SELECT p.id, r.email FROM ${participantTables} JOIN ${emailedOf} ON TRUE
        WHERE p."eventId" = ${event.id} AND ${isUnsent}
      ), told AS (
        UPDATE "PartnerParticipant" p SET "emailedAt" = now() WHERE p.id IN (SELECT id FROM due)
      )
      INSERT INTO "OutboxEmail" (kind, "to", since, "eventId")
      SELECT DISTINCT 'PARTNER_INVITATION'::"EmailKind", due.email, now(), ${event.id}::int FROM due`
    const number = `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`
    const entry = { kind: events.name, recordId: event.id, recordName: event.name }
    await record(tx, byForm(viewer), [{ ...entry, action: `emailed ${number} invitations to` }])
    return { kind: 'sent', people }
  }, PATIENT)
}
