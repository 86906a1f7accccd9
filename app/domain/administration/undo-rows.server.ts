import type { Tx } from '#app/db/database.server.ts'
import type { Table } from '#app/db/records.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { same, unapply } from './content.ts'
import { namedByEntry } from './find.server.ts'
import { heldRowsOfEach } from './held-rows.server.ts'
import type { Entry } from './history.server.ts'
import type { Kind } from './kind.server.ts'
import type { NamedRecord } from './listing.server.ts'
import type { Going } from './references.server.ts'
import { DELETED, heldAmong } from './remove.server.ts'
import { formerly, isBesideRow, isCreation, type Restorable } from './restore.server.ts'
import { problemsOfEach } from './save.server.ts'
import { type Administered, readRecords } from './store.server.ts'
import { inContent } from './write.server.ts'

/** What it has made goes. */
export const isMade = (row: Restorable) => row.now !== null && isCreation(row)

/** Entries of an import by the names of their records; what was made along the way is told apart. */
export async function namedRows(tx: Tx, kind: Kind, rows: Entry[]): Promise<NamedRecord[]> {
  const named = new Map((await namedByEntry(tx, kind, rows.filter(isOf(kind)))).map((one) => [one.id, one]))
  return rows.map((row) => {
    const made = kind.along?.find((other) => other.name === row.kind)
    const name = made ? `${row.recordName} (${made.noun.one})` : (named.get(row.id)?.name ?? row.recordName)
    return { id: row.id, name }
  })
}

export type Part = { kind: Kind; restorable: Restorable[]; kept: Entry[] }

/** Whether an entry is about a record of the kind, and not about what was made along the way. */
const isOf = (kind: Kind) => (row: Entry) => !kind.along?.some(({ name }) => name === row.kind)

/** The rows of the kind's own records, then those of what was made along the way, which goes unless others use it by then. */
export async function sortParts(
  tx: Tx,
  viewer: Viewer | undefined,
  kind: Kind,
  rows: Entry[],
): Promise<Part[]> {
  const going: Going = new Map()
  const parts: Part[] = []
  for (const [own, some] of rowsByKind(kind, rows)) {
    const beside = kind.goingBeside?.(parts[0]?.restorable ?? [], own.table)
    const sorted = await sortOut(tx, viewer, own, some, beside ? withMore(going, beside) : going)
    going.set(
      own.table,
      sorted.restorable.filter(isMade).map(({ recordId }) => recordId),
    )
    parts.push({ kind: own, ...sorted })
  }
  return parts
}

const withMore = (going: Going, [table, ids]: [Table, number[]]): Going =>
  new Map([...going, [table, [...(going.get(table) ?? []), ...ids]]])

/** The same, of which each is taken back before the next is looked at: what it refers to then is free. */
export async function sortInTurn(
  tx: Tx,
  viewer: Viewer | undefined,
  kind: Kind,
  rows: Entry[],
  takeBack: (part: Part) => Promise<unknown>,
): Promise<Entry[]> {
  const kept: Entry[] = []
  for (const [own, some] of rowsByKind(kind, rows)) {
    const part = { kind: own, ...(await sortOut(tx, viewer, own, some, new Map())) }
    await takeBack(part)
    kept.push(...part.kept)
  }
  return kept
}

const rowsByKind = (kind: Kind, rows: Entry[]): Map<Kind, Entry[]> =>
  new Map([
    [kind, rows.filter(isOf(kind))],
    ...(kind.along ?? []).map((made) => [made, rows.filter((row) => row.kind === made.name)] as const),
  ])

async function sortOut(
  tx: Tx,
  viewer: Viewer | undefined,
  kind: Kind,
  rows: Entry[],
  going: Going,
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
    going,
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
