import type { Tx } from '#app/db/database.server.ts'
import { type Change, type Content, diff, same, unapply } from './content.ts'
import { type Deed, type Entry, record } from './history.server.ts'
import { blankState, type Kind, nameOf } from './kind.server.ts'
import { stateBefore, stateChanges } from './state.ts'
import { type Administered, writeContents, writeStates } from './store.server.ts'
import { inContent, liveChanges, seenChanges, writeWithHistory } from './write.server.ts'

/** An entry whose record can go back to how it was. */
export type Restorable = Entry & { recordId: number; now: Administered | null }

export const isCreation = ({ changes, version }: Entry) => version === 1 && changes.length > 0

/** What a file has changed beside the record's own fields, which its version doesn't count. */
export const isBesideRow = (kind: Kind, entry: Entry) =>
  kind.takeBack !== undefined && isByFile(entry) && entry.version === null && entry.changes.length > 0

/** On a page or by the command line, which leave the same. */
export const isByFile = ({ door }: Entry) => door === 'FILE' || door === 'COMMAND'

/** Takes back what these entries tell, but for what they made. Returns the ids of the entries that tell it. */
export async function restore(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  rows: Restorable[],
  parentId?: number,
): Promise<number[]> {
  const ids: number[] = []
  const gone = rows.filter(({ now }) => !now)
  if (gone.length > 0) ids.push(...(await bringBack(tx, deed, kind, gone, parentId)))
  const standing = rows.flatMap((row) => (row.now ? [{ ...row, now: row.now, beside: [] as Change[] }] : []))
  for (const row of standing.filter((one) => isBesideRow(kind, one)))
    ids.push(...(await takeBack(tx, deed, kind, row, parentId)))
  const changed = standing.filter((one) => !isBesideRow(kind, one))
  for (const row of changed) row.beside = await undoneBeside(tx, kind, row)
  if (changed.length > 0) ids.push(...(await putBack(tx, deed, kind, changed, parentId)))
  return ids
}

/** What a file has changed of rows beside a record’s fields together with the record. */
async function undoneBeside(tx: Tx, kind: Kind, row: Restorable): Promise<Change[]> {
  const isOfContent = inContent(kind)
  if (!isByFile(row) || row.changes.every(isOfContent)) return []
  return (await kind.takeBack?.(tx, row.recordId, row.changes)) ?? []
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
  rows: Restorable[],
  parentId?: number,
): Promise<number[]> {
  const back = rows.map(({ recordId, version, changes }) => ({
    id: recordId,
    version: (version ?? 0) + 1,
    content: unapply({}, changes.filter(inContent(kind))),
    state: stateBefore(blankState(kind), changes),
  }))
  await writeContents(
    tx,
    kind,
    back.map(({ id, content }) => ({ id, content, before: null })),
  )
  await writeStates(
    tx,
    kind,
    back.map(({ id, version, state }) => ({ id, version, state })),
  )
  await kind.afterWrite?.(
    tx,
    back.map(({ id, content }) => ({ id, before: null, after: content })),
    deed,
  )
  return record(
    tx,
    deed,
    back.map(({ id, version, content, state }) => ({
      ...undoneEntry(kind, id, content),
      version,
      changes: [...diff({}, content), ...stateChanges(blankState(kind), state)],
      parentId,
    })),
  )
}

/** How a record stood before these changes. */
export function formerly(kind: Kind, now: Administered, changes: Change[]) {
  const content = unapply(now.content, changes.filter(inContent(kind)))
  const state = stateBefore(now.state, changes)
  const beside = kind.drafts === true && (now.state.published || state.published)
  return { content, state, live: beside ? unapply(now.live, liveChanges(changes)) : content }
}

function putBack(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  rows: { now: Administered; changes: Change[]; beside: Change[] }[],
  parentId?: number,
): Promise<number[]> {
  const former = rows.map(({ now, changes, beside: undone }) => {
    const { content, state, live } = formerly(kind, now, changes)
    const version = now.version + 1
    const back = [
      ...diff(now.content, content),
      ...seenChanges(kind, now.state, now.live, live),
      ...stateChanges(now.state, state),
      ...undone,
    ]
    return {
      now,
      live,
      written: { id: now.id, version, state, draft: same(live, content) ? null : content },
      entry: { ...undoneEntry(kind, now.id, content), version, changes: back, parentId },
    }
  })
  return writeWithHistory(tx, deed, kind, former)
}

const undoneEntry = (kind: Kind, recordId: number, content: Content) => ({
  action: 'undone',
  kind: kind.name,
  recordId,
  recordName: nameOf(kind, content),
})
