import type { Tx } from '#app/db/database.server.ts'
import type { AdministrationPermission } from '../viewer/administration.ts'
import type { Change } from './content.ts'
import { besideKey, type Described } from './describe.ts'
import { type Deed, type Entry, record } from './history.server.ts'
import type { Kind } from './kind.server.ts'
import type { NamedRecord } from './listing.server.ts'

/** How changes of rows beside a record's fields are taken back, such as of who takes part in an event. */
export type BesideUndo = {
  permission: AdministrationPermission
  noun: { one: string; many: string }
  /** What the history says of it: 'undid a change of attendees of'. */
  action: string
  /** Those where everything is still as the changes left it. They are held until the transaction ends. */
  untouched: (tx: Tx, recordId: number, changes: Change[]) => Promise<Change[]>
  takeBack: (tx: Tx, recordId: number, changes: Change[]) => Promise<void>
}

/** By the first part of the paths of changes. */
export type BesideUndos = Record<string, BesideUndo>

const partOf = ({ path }: Change) => path.split('.')[0] ?? ''

/** How an entry is taken back, if all of it is of rows beside the record's fields. */
export function besideUndoOf(undos: BesideUndos, { recordId, changes }: Entry): BesideUndo | null {
  const [first] = changes
  const part = first && partOf(first)
  const whole = recordId !== null && changes.every((change) => partOf(change) === part)
  return whole && part !== undefined ? (undos[part] ?? null) : null
}

/** Whose rows go back to how they were or are gone again, and whose stay, by their names. */
export async function sortBeside(tx: Tx, kind: Kind, beside: BesideUndo, entry: Entry) {
  const changes = await beside.untouched(tx, entry.recordId as number, entry.changes)
  const staying = entry.changes.filter((change) => !changes.includes(change))
  const names = (await kind.beside?.(tx, entry.changes)) ?? new Map<string, Described>()
  const named = (change: Change): NamedRecord => ({
    id: Number(change.path.split('.').at(-1)),
    name: names.get(besideKey(change))?.where ?? '',
  })
  const isMade = ({ before }: Change) => before === null
  return {
    changes,
    restored: changes.filter((change) => !isMade(change)).map(named),
    removed: changes.filter(isMade).map(named),
    kept: staying.map(named),
  }
}

/** Takes these changes of an entry back. Returns the ids of the entries that tell it. */
export async function takeBackBeside(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  { action, takeBack }: BesideUndo,
  { recordId, recordName }: Entry,
  changes: Change[],
): Promise<number[]> {
  await takeBack(tx, recordId as number, changes)
  const backwards = changes.map(({ path, before, after }) => ({ path, before: after, after: before }))
  const about = { kind: kind.name, recordId, recordName, count: changes.length }
  return record(tx, deed, [{ ...about, action, changes: backwards }])
}
