import { db } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { type Deed, readEntry, readRowsBefore } from '../administration/history.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { LONG } from '../administration/save.server.ts'
import { recordUndo, undoRows } from '../administration/undo.server.ts'
import { namedRows } from '../administration/undo-rows.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Held, holdFast, keepHold, letGo } from './held-import.server.ts'

/** As many changes are taken back at once. */
const AT_ONCE = 50
const MOST_NAMED = 100

/** What stays of an import that is taken back: what somebody has changed since. */
export type Staying = { count: number; names: string[] }

type Summary = Prisma.JsonObject & { staying?: Staying }

/**
 * Takes an import back from its last line to its first, lot by lot, each in a transaction with how far it is. The kind is
 * that of the records.
 */
export async function undoLots(
  viewer: Viewer,
  kind: Kind,
  held: Held,
  rest: () => Promise<unknown>,
): Promise<void> {
  if (held.entryId !== null) {
    const total = await changesBelow(held.entryId)
    if (!(await keepHold(held, { total }))) return
    while (await undoLot(viewer, kind, held, held.entryId)) await rest()
  }
  await finish(held)
}

const Sum = z.strictObject({ total: z.int() })

async function changesBelow(entryId: number): Promise<number> {
  const [found] = await query(Sum)`
    SELECT coalesce(sum(count), 0)::int AS total FROM "ChangeEntry" WHERE "parentId" = ${entryId}`
  return found?.total ?? 0
}

/** False once nothing is left, or it isn't this process's any more. */
const undoLot = (viewer: Viewer, kind: Kind, held: Held, entryId: number): Promise<boolean> =>
  db().$transaction(async (tx) => {
    const now = await holdFast(tx, held)
    const entry = now && (await readEntry(tx, entryId))
    if (!now || !entry) return false
    const rows = await readRowsBefore(tx, entryId, now.cursor, AT_ONCE)
    const last = rows.at(-1)
    if (!last) return false
    const deed: Deed = { actorId: held.actorId, door: 'UNDO' }
    const undoId = now.undoId ?? (await recordUndo(tx, deed, entry, entry.count)) ?? null
    const judge = held.stage === 'UNDOING' ? viewer : undefined
    const { kept } = await undoRows(tx, judge, kind, rows, deed, undoId ?? undefined)
    const { staying = { count: 0, names: [] }, ...summary } = now.summary as Summary
    staying.count += kept.length
    const named = await namedRows(tx, kind, kept.slice(0, MOST_NAMED - staying.names.length))
    staying.names.push(...named.map(({ name }) => name))
    const done = now.done + rows.reduce((sum, { count }) => sum + count, 0)
    const data = { undoId, cursor: last.id, ...(kept.length > 0 && { summary: { ...summary, staying } }) }
    await tx.fileImport.updateMany({ where: { id: held.id }, data })
    return keepHold(held, { done }, tx)
  }, LONG)

async function finish(held: Held): Promise<void> {
  const { entryId, undoId } = await db().fileImport.findUniqueOrThrow({
    where: { id: held.id },
    select: { entryId: true, undoId: true },
  })
  if (!(await keepHold(held))) return
  if (entryId !== null && undoId !== null) {
    await db().changeEntry.update({ where: { id: entryId }, data: { undoneById: undoId } })
  }
  // What was taken back because it couldn't be written can be planned again.
  const next = held.stage === 'UNDOING' ? 'UNDONE' : 'TAKEN_BACK'
  await letGo(held, next === 'UNDONE' ? { stage: next } : { stage: next, entryId: null })
}
