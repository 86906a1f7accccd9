import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findManagedItem } from './find.server.ts'
import { managedItems } from './where.server.ts'

export type Deletion = 'deleted' | 'changed' | 'gone'

/** Deletes the item as the viewer saw it; one that somebody changed meanwhile stays. */
export async function deleteActionItem(
  viewer: Viewer,
  id: number | null,
  version: number,
): Promise<Deletion> {
  const deleted = await db().$executeRaw`
    DELETE FROM "ActionItem" i WHERE i.id = ${id} AND i.version = ${version} AND ${managedItems(viewer)}`
  if (deleted > 0) return 'deleted'
  return (await findManagedItem(viewer, id)) ? 'changed' : 'gone'
}
