import { db, type Tx } from '#app/db/database.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type BesideUndos, besideUndoOf, sortBeside, takeBackBeside } from './beside-undo.server.ts'
import { type Deed, type Entry, findEntry, readRowsOf, record } from './history.server.ts'
import type { Kind } from './kind.server.ts'
import type { NamedRecord } from './listing.server.ts'
import { deleteRecords } from './remove.server.ts'
import { isByFile, restore } from './restore.server.ts'
import { LONG } from './save.server.ts'
import { isMade, namedRows, type Part, sortInTurn, sortParts } from './undo-rows.server.ts'

/** How long a change can be undone. */
export const UNDO_MINUTES = 10
/** How long an import can be: it is often found wrong only once somebody works with it. */
export const UNDO_IMPORT_DAYS = 30

const undoMinutes = (entry: Entry) => (isByFile(entry) ? UNDO_IMPORT_DAYS * 24 * 60 : UNDO_MINUTES)

/** What undoing an entry would do, or has done. */
export type Undo = {
  entry: Entry
  /** The records that go back to how they were, by the entries about them. */
  restored: NamedRecord[]
  /** Those that weren't there before, which go. */
  removed: NamedRecord[]
  /** What was made along the way, which goes too. */
  along: NamedRecord[]
  /** Those that stay as they are, because somebody has changed or used them since. */
  kept: NamedRecord[]
  /** What they are, where they aren't records of the kind. */
  noun?: { one: string; many: string }
}

/** Whoever did it can, and imports whoever may read of them and administers the kind: their uploader may have left. */
export const canUndo = (viewer: Viewer, kind: Kind, entry: Entry) =>
  (entry.actorId === viewer.id || isImport(entry)) &&
  entry.changes.every(({ path }) => canChangeField(viewer, kind, path)) &&
  entry.door !== 'UNDO' &&
  entry.parentId === null &&
  entry.at.getTime() > Date.now() - undoMinutes(entry) * 60_000 &&
  canAdminister(viewer, kind.permission)

const canChangeField = (viewer: Viewer, { fields }: Kind, path: string) => {
  const permission = fields[path.split('.')[0] ?? '']?.permission
  return !permission || canAdminister(viewer, permission)
}

export const isImport = (entry: Entry) =>
  isByFile(entry) && entry.action === 'imported' && entry.recordId === null

/** Null once it is too late or undone, and for everyone who can't. */
export async function findUndo(
  viewer: Viewer,
  kind: Kind,
  id: number | null,
  undos: BesideUndos,
  tx: Tx = db(),
): Promise<Undo | null> {
  const entry = await findEntry(viewer, id, tx)
  if (!entry || entry.kind !== kind.name || entry.undone || !canUndo(viewer, kind, entry)) return null
  const beside = besideUndoOf(undos, entry)
  if (beside) {
    if (!canAdminister(viewer, beside.permission)) return null
    const { restored, removed, kept } = await sortBeside(tx, kind, beside, entry)
    return { entry, restored, removed, along: [], kept, noun: beside.noun }
  }
  const parts = await sortParts(tx, viewer, kind, await rowsOfEntry(tx, entry))
  const [own, ...others] = parts
  const made = (part: Part | undefined) => part?.restorable.filter(isMade) ?? []
  return {
    entry,
    restored: await namedRows(tx, kind, own?.restorable.filter((row) => !isMade(row)) ?? []),
    removed: await namedRows(tx, kind, made(own)),
    along: await namedRows(tx, kind, others.flatMap(made)),
    kept: await namedRows(
      tx,
      kind,
      parts.flatMap((part) => part.kept),
    ),
  }
}

/**
 * Takes a change back, with the rows inside, except where somebody has changed it since. Doing it twice is doing it
 * once.
 */
export function undo(
  viewer: Viewer,
  kind: Kind,
  id: number | null,
  undos: BesideUndos,
): Promise<Undo | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "ChangeEntry" WHERE id = ${id}::int FOR UPDATE`
    const found = await findUndo(viewer, kind, id, undos, tx)
    if (!found || countOf(found) === 0) return found
    const deed: Deed = { actorId: viewer.id, door: 'UNDO' }
    const { entry } = found
    const beside = besideUndoOf(undos, entry)
    if (beside) {
      const { changes } = await sortBeside(tx, kind, beside, entry)
      const [undoneById] = await takeBackBeside(tx, deed, kind, beside, entry, changes)
      await tx.changeEntry.update({ where: { id: entry.id }, data: { undoneById } })
      return found
    }
    const parentId = entry.recordId === null ? await recordParent(tx, deed, found) : undefined
    const { undoIds } = await undoRows(tx, viewer, kind, await rowsOfEntry(tx, entry), deed, parentId)
    await tx.changeEntry.update({ where: { id: entry.id }, data: { undoneById: parentId ?? undoIds[0] } })
    return found
  }, LONG)
}

/**
 * Takes the rows of an entry back, but for those that somebody has changed since. Without a viewer, whatever whoever made
 * them may do by now.
 */
export async function undoRows(
  tx: Tx,
  viewer: Viewer | undefined,
  kind: Kind,
  rows: Entry[],
  deed: Deed,
  parentId?: number,
): Promise<{ undoIds: number[]; kept: Entry[] }> {
  const undoIds: number[] = []
  const kept = await sortInTurn(tx, viewer, kind, rows, async ({ kind: own, restorable }) => {
    const made = new Set(restorable.filter(isMade))
    for (const lot of lotsOf([...made], LOT)) {
      const gone = lot.flatMap(({ now }) => now ?? [])
      undoIds.push(...(await deleteRecords(tx, deed, own, gone, parentId)))
    }
    const others = restorable.filter((row) => !made.has(row))
    for (const lot of lotsOf(others, LOT)) undoIds.push(...(await restore(tx, deed, own, lot, parentId)))
  })
  return { undoIds, kept }
}

/** How many records it takes back. */
const countOf = ({ restored, removed }: Pick<Undo, 'restored' | 'removed'>) =>
  restored.length + removed.length

const recordParent = (tx: Tx, deed: Deed, found: Undo) => recordUndo(tx, deed, found.entry, countOf(found))

/** The entry that those of what is taken back stand below. */
export async function recordUndo(
  tx: Tx,
  deed: Deed,
  { kind, action, about }: Entry,
  count: number,
): Promise<number | undefined> {
  const parent = { kind, recordId: null, recordName: '', count }
  const [id] = await record(tx, deed, [{ ...parent, action: `undid “${action}”`, about: about ?? undefined }])
  return id
}

/** An entry about one record is its own row. */
const rowsOfEntry = async (tx: Tx, entry: Entry): Promise<Entry[]> =>
  entry.recordId === null ? readRowsOf(tx, entry.id) : [entry]
