import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { byForm } from '../administration/save.server.ts'
import { readRecord } from '../administration/store.server.ts'
import { changeEverywhere } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { events } from './administer.server.ts'

const Affected = z.strictObject({ fellows: z.int(), partners: z.int(), openTasks: z.int() })
export type Affected = z.infer<typeof Affected>

/** Who takes part in an event, and how many tasks of partners are open. One query. */
export async function affectedByCancelling(id: number): Promise<Affected> {
  const [affected] = await query(Affected)`
    SELECT (SELECT count(*)::int FROM "FellowAttendee" a WHERE a."eventId" = e.id) AS fellows,
      (SELECT count(*)::int FROM "PartnerParticipant" p WHERE p."eventId" = e.id) AS partners,
      (SELECT count(*)::int FROM "ActionItem" i WHERE i."eventId" = e.id AND i."completedAt" IS NULL) AS "openTasks"
    FROM "Event" e WHERE e.id = ${id}`
  return affected ?? { fellows: 0, partners: 0, openTasks: 0 }
}

/**
 * Marks an event as cancelled, at once also where members see it, or takes that back. Nobody is told by it, and those who
 * were told of an earlier cancellation can be told of this one. Returns the id of the entry that can undo it; null if
 * there is no such event, or it is so already.
 */
export function setCancelled(viewer: Viewer, id: number | null, cancelled: boolean): Promise<number | null> {
  return db().$transaction(async (tx) => {
    const now = await readRecord(tx, events, id, { hold: true })
    if (!now || (now.content.status === 'CANCELLED') === cancelled) return null
    const status = cancelled ? 'CANCELLED' : await statusBefore(tx, now.id)
    if (cancelled) await tx.$executeRaw`UPDATE "Event" SET "cancellationToldAt" = NULL WHERE id = ${now.id}`
    const action = cancelled ? 'cancelled' : 'took back the cancellation of'
    return changeEverywhere(tx, byForm(viewer), events, now, { status }, action)
  })
}

const Before = z.strictObject({ status: z.string().nullable() })

/** What the event was before it was cancelled, as the history tells it. */
async function statusBefore(tx: Tx, id: number): Promise<string> {
  const [entry] = await query(Before, tx)`
    SELECT (SELECT change ->> 'before' FROM jsonb_array_elements(c.changes) change WHERE change ->> 'path' = 'status') AS status
    FROM "ChangeEntry" c WHERE c.kind = ${events.name} AND c."recordId" = ${id} AND c.action = 'cancelled'
    ORDER BY c.id DESC LIMIT 1`
  return entry?.status ?? 'PENDING'
}
