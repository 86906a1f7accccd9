import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ownBulkEdit } from './bulk-edit.server.ts'
import { holdItems, itemsWithIds } from './bulk-selection.server.ts'
import { deletedItems, type NamedItem } from './deleted-items.server.ts'
import { managedItems } from './where.server.ts'

/** What undoing a bulk edit would do, or has done. */
export type Undo = {
  done: boolean
  /** How many items are restored. */
  count: number
  /** Items that someone has changed or deleted since, which stay as they are. */
  left: NamedItem[]
  /** How many more stay because the viewer may no longer see them. */
  unnamed: number
}

/** Null once the edit has expired, and for everyone but the person who made it. */
export async function findUndo(viewer: Viewer, id: string, tx: Tx = db()): Promise<Undo | null> {
  const edit = await tx.bulkEdit.findFirst({
    where: ownBulkEdit(viewer, id),
    select: { undoneAt: true, items: { select: { itemId: true, version: true, restored: true } } },
  })
  if (!edit) return null
  const done = edit.undoneAt !== null
  const ids = edit.items.map(({ itemId }) => itemId)
  const items = await itemsWithIds(viewer, ids, tx)
  const now = new Map(items.map(({ id, version }) => [id, version]))
  const staying = edit.items.filter((it) => (done ? !it.restored : now.get(it.itemId) !== it.version))
  const stayingIds = new Set(staying.map(({ itemId }) => itemId))
  const named = [...items, ...(await deletedItems(viewer, [...stayingIds], tx))]
  const left = named
    .filter((item) => stayingIds.has(item.id))
    .map(({ id, name, organization }) => ({ id, name, organization }))
  return { done, count: ids.length - staying.length, left, unnamed: staying.length - left.length }
}

/**
 * Restores the items to their state before the edit, except those changed since or no longer managed by the viewer.
 * Repeating it changes nothing and has the same outcome.
 */
export function undoBulkEdit(viewer: Viewer, id: string): Promise<Undo | null> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.bulkEdit.updateMany({
      where: { ...ownBulkEdit(viewer, id), undoneAt: null },
      data: { undoneAt: new Date() },
    })
    if (count > 0) await restore(tx, viewer, id)
    return findUndo(viewer, id, tx)
  })
}

/** Every column of an item except those that record its later fate. */
const columns = Object.values(Prisma.ActionItemScalarFieldEnum)
  .filter((name) => !['id', 'version', 'updatedAt'].includes(name))
  .map((name) => Prisma.raw(`"${name}"`))

/** An item's previous row, without people who have been deleted since. */
const people = Prisma.sql`jsonb_build_object(${Prisma.join(
  (['assigneeId', 'completedById', 'createdById'] as const).map(
    (name) =>
      Prisma.sql`${name}::text, (SELECT u.id FROM "User" u WHERE u.id = (edited.before ->> ${name}::text)::int)`,
  ),
)})`

async function restore(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const items = await tx.bulkEditItem.findMany({ where: { bulkEditId: id }, select: { itemId: true } })
  await holdItems(
    tx,
    items.map(({ itemId }) => itemId),
  )
  await tx.$executeRaw`
    WITH restored AS (
      UPDATE "ActionItem" i
      SET (${Prisma.join(columns)}) =
          (SELECT ${Prisma.join(columns)} FROM jsonb_populate_record(i, edited.before || ${people})),
        version = i.version + 1, "updatedAt" = now()
      FROM "BulkEditItem" edited
      WHERE edited."bulkEditId" = ${id} AND i.id = edited."itemId" AND i.version = edited.version
        AND ${managedItems(viewer)}
      RETURNING i.id)
    UPDATE "BulkEditItem" b SET restored = TRUE FROM restored
    WHERE b."bulkEditId" = ${id} AND b."itemId" = restored.id`
}
