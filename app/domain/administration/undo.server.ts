import { db, type Tx } from '#app/db/database.server.ts'
import { mayAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type BesideUndos, besideUndoOf, sortBeside, takeBackBeside } from './beside-undo.server.ts'
import { type Change, type Content, diff, same, unapply } from './content.ts'
import { type Deed, type Entry, findEntry, readRowsOf, record } from './history.server.ts'
import { blankState, type Kind, nameOf } from './kind.server.ts'
import type { NamedRecord } from './listing.server.ts'
import { DELETED, deleteRecord, isHeld, removability } from './remove.server.ts'
import { PATIENT, problemsOf } from './save.server.ts'
import { stateBefore, stateChanges } from './state.ts'
import { type Administered, readRecords, writeContent, writeStates } from './store.server.ts'
import { inContent, liveChanges, seenChanges } from './write.server.ts'

/** How long a change can be undone. */
export const UNDO_MINUTES = 10
/** How long an import can be: it is often found wrong only once somebody works with it. */
export const UNDO_IMPORT_DAYS = 30

const undoMinutes = ({ door }: Entry) => (door === 'FILE' ? UNDO_IMPORT_DAYS * 24 * 60 : UNDO_MINUTES)

/** What undoing an entry would do, or has done. */
export type Undo = {
  entry: Entry
  done: boolean
  /** The records that go back to how they were, by the entries about them. */
  restored: NamedRecord[]
  /** Those that stay as they are, because somebody has changed them since. */
  kept: NamedRecord[]
  /** What they are, where they aren't records of the kind. */
  noun?: { one: string; many: string }
}

const canUndo = (viewer: Viewer, kind: Kind, entry: Entry) =>
  entry.actorId === viewer.id &&
  entry.changes.every(({ path }) => mayChange(viewer, kind, path)) &&
  entry.door !== 'UNDO' &&
  entry.parentId === null &&
  entry.at.getTime() > Date.now() - undoMinutes(entry) * 60_000 &&
  mayAdminister(viewer, kind.permission)

const mayChange = (viewer: Viewer, { fields }: Kind, path: string) => {
  const permission = fields[path.split('.')[0] ?? '']?.permission
  return !permission || mayAdminister(viewer, permission)
}

/** Null once it is too late, and for everyone but the person who made the change. */
export async function findUndo(
  viewer: Viewer,
  kind: Kind,
  id: number | null,
  undos: BesideUndos,
  tx: Tx = db(),
): Promise<Undo | null> {
  const entry = await findEntry(viewer, id, tx)
  if (!entry || entry.kind !== kind.name || !canUndo(viewer, kind, entry)) return null
  const beside = besideUndoOf(undos, entry)
  if (beside) {
    if (!mayAdminister(viewer, beside.permission)) return null
    const { restored, kept } = await sortBeside(tx, kind, beside, entry)
    return { entry, done: entry.undone, restored, kept, noun: beside.noun }
  }
  const rows = await rowsOfEntry(tx, entry)
  const { restorable, kept } = await sortOut(tx, viewer, kind, rows)
  return { entry, done: entry.undone, restored: restorable.map(named), kept }
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
    if (!found || found.done || found.restored.length === 0) return found
    const deed: Deed = { actorId: viewer.id, door: 'UNDO' }
    const { entry } = found
    const beside = besideUndoOf(undos, entry)
    if (beside) {
      const { changes } = await sortBeside(tx, kind, beside, entry)
      const [undoneById] = await takeBackBeside(tx, deed, kind, beside, entry, changes)
      await tx.changeEntry.update({ where: { id: entry.id }, data: { undoneById } })
      return { ...found, done: true }
    }
    const parentId = entry.recordId === null ? await recordParent(tx, deed, found) : undefined
    const { restorable } = await sortOut(tx, viewer, kind, await rowsOfEntry(tx, entry))
    const undoIds: number[] = []
    for (const row of restorable) undoIds.push(...(await restore(tx, deed, kind, row, parentId)))
    await tx.changeEntry.update({ where: { id: entry.id }, data: { undoneById: parentId ?? undoIds[0] } })
    return { ...found, done: true }
  }, PATIENT)
}

async function recordParent(tx: Tx, deed: Deed, { entry, restored }: Undo): Promise<number | undefined> {
  const { kind, action, about } = entry
  const parent = { kind, recordId: null, recordName: '', count: restored.length }
  const [id] = await record(tx, deed, [{ ...parent, action: `undid “${action}”`, about: about ?? undefined }])
  return id
}

/** An entry about one record is its own row. */
const rowsOfEntry = async (tx: Tx, entry: Entry): Promise<Entry[]> =>
  entry.recordId === null ? readRowsOf(tx, entry.id) : [entry]

type Restorable = Entry & { recordId: number; now: Administered | null }

async function sortOut(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  rows: Entry[],
): Promise<{ restorable: Restorable[]; kept: NamedRecord[] }> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const records = await readRecords(tx, kind, ids, { hold: true })
  const now = new Map(records.map((found) => [found.id, found]))
  const restorable: Restorable[] = []
  const kept: NamedRecord[] = []
  for (const row of rows) {
    const found = now.get(row.recordId ?? 0) ?? null
    if (found && isBesideRow(kind, row)) {
      restorable.push({ ...row, recordId: found.id, now: found })
      continue
    }
    const stands = found ? found.version === row.version : row.action === DELETED
    const isReferred = found && isCreation(row) && isHeld(await removability(kind, found, tx))
    const isFit = stands && (await mayStand(tx, viewer, kind, row, found))
    if (row.recordId !== null && isFit && !isReferred) {
      restorable.push({ ...row, recordId: row.recordId, now: found })
    } else kept.push(named(row))
  }
  return { restorable, kept }
}

/** What a file has changed beside the record's own fields, which its version doesn't count. */
const isBesideRow = (kind: Kind, { door, version, changes }: Entry) =>
  kind.takeBack !== undefined && door === 'FILE' && version === null && changes.length > 0

const named = ({ id, recordName }: Entry): NamedRecord => ({ id, name: recordName })

/** What stood before is checked like what is typed: much may have happened since. */
async function mayStand(tx: Tx, viewer: Viewer, kind: Kind, row: Entry, now: Administered | null) {
  if (isCreation(row)) return true
  const content = unapply(now?.content ?? {}, row.changes.filter(inContent(kind)))
  if (now && same(content, now.content)) return true
  const checked = { id: row.recordId, viewer }
  return (await problemsOf(tx, kind, content, now, checked)).length === 0
}

const isCreation = ({ changes, version }: Entry) => version === 1 && changes.length > 0

/** Returns the ids of the entries that tell it. */
function restore(tx: Tx, deed: Deed, kind: Kind, row: Restorable, parentId?: number): Promise<number[]> {
  if (!row.now) return bringBack(tx, deed, kind, row, parentId)
  if (isBesideRow(kind, row)) return takeBack(tx, deed, kind, row, parentId)
  if (isCreation(row)) return deleteRecord(tx, deed, kind, row.now, parentId)
  return putBack(tx, deed, kind, row.now, row.changes, parentId)
}

async function takeBack(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  { recordId, recordName, changes }: Restorable,
  parentId?: number,
): Promise<number[]> {
  const undone = (await kind.takeBack?.(tx, recordId, changes)) ?? []
  const entry = { action: 'undone', kind: kind.name, recordId, recordName }
  return record(tx, deed, [{ ...entry, changes: undone, parentId }])
}

async function bringBack(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  row: Restorable,
  parentId?: number,
): Promise<number[]> {
  const content = unapply({}, row.changes.filter(inContent(kind)))
  const version = (row.version ?? 0) + 1
  const state = stateBefore(blankState(kind), row.changes)
  await writeContent(tx, kind, row.recordId, content, null)
  await writeStates(tx, kind, [{ id: row.recordId, version, state }])
  await kind.afterWrite?.(tx, [{ id: row.recordId, before: null, after: content }], deed)
  const changes = [...diff({}, content), ...stateChanges(blankState(kind), state)]
  return record(tx, deed, [{ ...undoneEntry(kind, row.recordId, content), version, changes, parentId }])
}

async function putBack(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  now: Administered,
  changes: Change[],
  parentId?: number,
): Promise<number[]> {
  const { id } = now
  const content = unapply(now.content, changes.filter(inContent(kind)))
  const state = stateBefore(now.state, changes)
  const beside = kind.drafts === true && (now.state.published || state.published)
  const live = beside ? unapply(now.live, liveChanges(changes)) : content
  const version = now.version + 1
  if (!same(live, now.live)) await writeContent(tx, kind, id, live, now.live)
  await writeStates(tx, kind, [{ id, version, state, draft: same(live, content) ? null : content }])
  if (!same(live, now.live)) await kind.afterWrite?.(tx, [{ id, before: now.live, after: live }], deed)
  const undone = [
    ...diff(now.content, content),
    ...seenChanges(kind, now.state, now.live, live),
    ...stateChanges(now.state, state),
  ]
  return record(tx, deed, [{ ...undoneEntry(kind, id, content), version, changes: undone, parentId }])
}

const undoneEntry = (kind: Kind, recordId: number, content: Content) => ({
  action: 'undone',
  kind: kind.name,
  recordId,
  recordName: nameOf(kind, content),
})
