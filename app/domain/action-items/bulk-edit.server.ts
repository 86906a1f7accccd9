import { createHash } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { BulkForm } from './bulk-schema.ts'

/** How long a bulk edit can be undone. */
const MINUTES = 10

/** Versions only increase, so the same person can make the same change to the same versions only once. */
export function bulkEditId(viewer: Viewer, { selected, change }: BulkForm): string {
  return createHash('sha256')
    .update(JSON.stringify([viewer.id, actorOf(viewer), selected, change]))
    .digest('base64url')
}

/** The person's bulk edits, or those of staff acting as them: only they can undo them. */
export const ownBulkEdit = (viewer: Viewer, id: string) => ({ id, ...ownBulkEdits(viewer) })

const ownBulkEdits = (viewer: Viewer) => ({
  userId: viewer.id,
  actorId: actorOf(viewer),
  expiresAt: { gt: new Date() },
})

/** The id of the last one that can still be undone. One query. */
export async function lastBulkEdit(viewer: Viewer): Promise<string | null> {
  const last = await db().bulkEdit.findFirst({
    where: { ...ownBulkEdits(viewer), undoneAt: null },
    orderBy: { expiresAt: 'desc' },
    select: { id: true },
  })
  return last?.id ?? null
}

const actorOf = ({ impersonator }: Viewer) => impersonator?.id ?? null

/** Whether that edit was made and not undone. */
export async function isRecorded(tx: Tx, id: string): Promise<boolean> {
  return (await tx.bulkEdit.count({ where: { id, undoneAt: null } })) > 0
}

/** Keeps the whole rows of the items before they change. They must be locked until the transaction ends. */
export async function recordBulkEdit(tx: Tx, viewer: Viewer, id: string, ids: number[]): Promise<void> {
  await tx.$executeRaw`
    WITH edit AS (
      INSERT INTO "BulkEdit" (id, "userId", "actorId", "expiresAt")
      VALUES (${id}, ${viewer.id}, ${actorOf(viewer)}, now() + make_interval(mins => ${MINUTES}::int)) RETURNING id)
    INSERT INTO "BulkEditItem" ("bulkEditId", "itemId", version, before)
    SELECT edit.id, i.id, i.version + 1, to_jsonb(i) FROM edit, "ActionItem" i WHERE i.id = ANY(${ids}::int[])`
}
