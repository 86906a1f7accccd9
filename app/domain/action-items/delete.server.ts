import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { deletedItems } from './deleted-items.server.ts'
import { findManagedItem } from './find.server.ts'
import { managedItems } from './where.server.ts'

export type Deletion = 'deleted' | 'changed' | 'deleted-before' | 'not-here'

/** Deletes the item as the viewer saw it, and keeps its name for a day; one that someone else changed stays. */
export async function deleteActionItem(
  viewer: Viewer,
  id: number | null,
  version: number,
): Promise<Deletion> {
  const deleted = await db().$executeRaw`
    WITH gone AS (
      DELETE FROM "ActionItem" i WHERE i.id = ${id} AND i.version = ${version} AND ${managedItems(viewer)}
      RETURNING i.id, i.name, i."participantId")
    INSERT INTO "DeletedActionItem" (id, name, "participantId", "expiresAt")
    SELECT id, name, "participantId", now() + interval '1 day' FROM gone`
  if (deleted > 0) return 'deleted'
  if (await findManagedItem(viewer, id)) return 'changed'
  const before = id === null ? [] : await deletedItems(viewer, [id])
  return before.length > 0 ? 'deleted-before' : 'not-here'
}
