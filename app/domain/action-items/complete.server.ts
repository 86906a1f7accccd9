import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type ActionItemRecord, findCompletableItem } from './find.server.ts'
import { completableItems } from './where.server.ts'

export type Completion =
  | { kind: 'completed' | 'already-complete'; item: ActionItemRecord }
  | { kind: 'changed'; item: ActionItemRecord }
  | { kind: 'gone' }

/** Completes the item as the viewer saw it. Repeating it changes nothing and is no error. */
export async function completeActionItem(
  viewer: Viewer,
  id: number | null,
  version: number,
): Promise<Completion> {
  const changed = await db().$executeRaw`
    UPDATE "ActionItem" i
    SET "completedAt" = now(), "completedById" = ${viewer.id}, version = i.version + 1, "updatedAt" = now()
    WHERE i.id = ${id} AND i.version = ${version} AND i."completedAt" IS NULL AND ${completableItems(viewer)}`
  const item = await findCompletableItem(viewer, id)
  if (!item) return { kind: 'gone' }
  if (changed > 0) return { kind: 'completed', item }
  return { kind: item.completed ? 'already-complete' : 'changed', item }
}
