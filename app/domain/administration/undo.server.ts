import { db, type Tx } from '#app/db/database.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type BesideUndos, besideUndoOf, sortBeside, takeBackBeside } from './beside-undo.server.ts'
import { same, unapply } from './content.ts'
import { namedByEntry } from './find.server.ts'
import { heldRowsOfEach } from './held-rows.server.ts'
import { type Deed, type Entry, findEntry, readRowsOf, record } from './history.server.ts'
import type { Kind } from './kind.server.ts'
import type { NamedRecord } from './listing.server.ts'
import { DELETED, deleteRecords, heldAmong } from './remove.server.ts'
import { formerly, isBesideRow, isCreation, type Restorable, restore } from './restore.server.ts'
import { LONG, problemsOfEach } from './save.server.ts'
import { type Administered, readRecords } from './store.server.ts'
import { inContent } from './write.server.ts'

/** How long a change can be undone. */
export const UNDO_MINUTES = 10
/** How long an import can be: it is often found wrong only once somebody works with it. */
export const UNDO_IMPORT_DAYS = 30

const undoMinutes = ({ door }: Entry) => (door === 'FILE' ? UNDO_IMPORT_DAYS * 24 * 60 : UNDO_MINUTES)

/** What undoing an entry would do, or has done. */
export type Undo = {
  entry: Entry
  /** The records that go back to how they were, by the entries about them. */
  restored: NamedRecord[]
  /** Those that weren't there before, which go. */
  removed: NamedRecord[]
  /** Those that stay as they are, because somebody has changed them since. */
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

const isImport = ({ door, action, recordId }: Entry) =>
  door === 'FILE' && action === 'imported' && recordId === null

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
    return { entry, restored, removed, kept, noun: beside.noun }
  }
  const rows = await rowsOfEntry(tx, entry)
  const { restorable, kept } = await sortOut(tx, viewer, kind, rows)
  const named = new Map((await namedByEntry(tx, kind, rows)).map((one) => [one.id, one]))
  const namesOf = (some: Entry[]) => some.flatMap(({ id }) => named.get(id) ?? [])
  return {
    entry,
    restored: namesOf(restorable.filter((row) => !isMade(row))),
    removed: namesOf(restorable.filter(isMade)),
    kept: namesOf(kept),
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
  const { restorable, kept } = await sortOut(tx, viewer, kind, rows)
  const undoIds: number[] = []
  const made = new Set(restorable.filter(isMade))
  for (const lot of lotsOf([...made], LOT)) {
    const gone = lot.flatMap(({ now }) => now ?? [])
    undoIds.push(...(await deleteRecords(tx, deed, kind, gone, parentId)))
  }
  const others = restorable.filter((row) => !made.has(row))
  for (const lot of lotsOf(others, LOT)) undoIds.push(...(await restore(tx, deed, kind, lot, parentId)))
  return { undoIds, kept }
}

/** What it has made goes. */
const isMade = (row: Restorable) => row.now !== null && isCreation(row)

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

async function sortOut(
  tx: Tx,
  viewer: Viewer | undefined,
  kind: Kind,
  rows: Entry[],
): Promise<{ restorable: Restorable[]; kept: Entry[] }> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const now = new Map<number, Administered>()
  for (const lot of lotsOf(ids, LOT)) {
    for (const found of await readRecords(tx, kind, lot, { hold: true })) now.set(found.id, found)
  }
  const standsAs = ({ recordId, version, action }: Entry) => {
    const found = now.get(recordId ?? 0)
    return found ? found.version === version : action === DELETED
  }
  const made = rows.filter((row) => standsAs(row) && isCreation(row))
  const held = await heldAmong(
    tx,
    kind,
    made.flatMap(({ recordId }) => now.get(recordId ?? 0) ?? []),
  )
  const unfit = new Set<number>()
  for (const lot of lotsOf(rows.filter(standsAs), LOT)) {
    for (const id of await thatMayNotStand(tx, viewer, kind, lot, now)) unfit.add(id)
  }
  const restorable: Restorable[] = []
  const kept: Entry[] = []
  for (const row of rows) {
    const found = now.get(row.recordId ?? 0) ?? null
    if (found && isBesideRow(kind, row)) {
      restorable.push({ ...row, recordId: found.id, now: found })
      continue
    }
    const isReferred = found !== null && isCreation(row) && held.has(found.id)
    if (row.recordId !== null && standsAs(row) && !unfit.has(row.id) && !isReferred) {
      restorable.push({ ...row, recordId: row.recordId, now: found })
    } else kept.push(row)
  }
  return { restorable, kept }
}

/**
 * What stood before is checked like what is typed: much may have happened since, such as to rows that would go. Returns
 * the entries that can't come back.
 */
async function thatMayNotStand(
  tx: Tx,
  viewer: Viewer | undefined,
  kind: Kind,
  rows: Entry[],
  now: Map<number, Administered>,
): Promise<number[]> {
  const former = rows
    .filter((row) => !isCreation(row))
    .map((row) => {
      const found = now.get(row.recordId ?? 0) ?? null
      const gone = { content: unapply({}, row.changes.filter(inContent(kind))), live: {} }
      return { row, found, ...(found ? formerly(kind, found, row.changes) : gone) }
    })
  const judged = former.filter(({ found, content }) => !found || !same(content, found.content))
  const contents = judged.map(({ row, found, content }) => ({ content, now: found, id: row.recordId }))
  const problems = await problemsOfEach(tx, kind, contents, viewer)
  const steps = former.map(({ found, live }) => ({ before: found?.live ?? {}, after: live }))
  const held = await heldRowsOfEach(tx, kind.fields, steps)
  const unfit = [
    ...judged.filter((_, index) => (problems[index] ?? []).length > 0),
    ...former.filter((_, index) => (held[index] ?? []).length > 0),
  ]
  return unfit.map(({ row }) => row.id)
}
