import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

type Deed = { actorId: number; subjectId: number; action: string; path?: string }

export async function recordActing(tx: Tx, deed: Deed): Promise<void> {
  await tx.auditEntry.create({ data: { ...deed, path: deed.path?.slice(0, 500) } })
}

/**
 * Writes down, before it happens, what somebody is about to do while acting as another: nothing is done unrecorded, and what
 * was refused afterwards stands there too. `path` has no query.
 */
export async function recordWrite(viewer: Viewer, method: string, path: string): Promise<void> {
  if (!viewer.impersonator) return
  await recordActing(db(), { actorId: viewer.impersonator.id, subjectId: viewer.id, action: method, path })
}
