import { db } from '#app/db/database.server.ts'
import { parseId } from '#app/values/ids.ts'
import { type Kind, tableOf } from '../administration/kind.server.ts'
import type { Filter } from '../administration/listing.server.ts'
import { tablesChosenBy } from '../administration/still-there.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { arrivalFrom, beginArrival, ofAnotherFor } from './arrivals.server.ts'
import { ID } from './columns.ts'
import { exportFile, type Format, type MadeFile } from './export.server.ts'
import { ownFiles } from './own-files.ts'
import { type ImportReport, type RunOptions, runImport } from './run-import.server.ts'
import { readTable } from './table.ts'

export const fileNameOf = ({ name }: Kind): string => `${name}.csv`

/** Everything of a kind that isn’t archived. */
export async function exportAll(viewer: Viewer, kind: Kind, format: Format): Promise<MadeFile> {
  const filter = kind.list.declaration.parse(new URLSearchParams()) as Filter
  const what = { filter, about: `all ${kind.noun.many}` }
  const made = await exportFile(viewer, kind, what, format, { door: 'COMMAND', actorId: null })
  if (made instanceof Error) throw made
  return made
}

/** What its files have stands inside the records of another kind. */
const isInside = (kind: Kind): boolean => ownFiles(kind)?.of !== undefined

/**
 * The kinds, each behind those that its records refer to, with the fields that lead to a later one or to none of them.
 * Where two refer to each other, those that are read twice are behind.
 */
export async function inOrder(kinds: Kind[]): Promise<{ kind: Kind; later: string[]; never: string[] }[]> {
  const chosenBy = new Map<Kind, Map<string, string[]>>()
  for (const kind of kinds) chosenBy.set(kind, await tablesChosenBy(db(), kind))
  const ordered = new Set<Kind>()
  const begun = new Set<Kind>()
  const put = (kind: Kind) => {
    if (begun.has(kind)) return
    begun.add(kind)
    for (const target of [...(chosenBy.get(kind)?.values() ?? [])].flat()) {
      for (const other of kinds.filter(({ table }) => table === target)) put(other)
    }
    ordered.add(kind)
  }
  for (const kind of [...kinds.filter((one) => ownFiles(one)?.twice), ...kinds]) put(kind)
  const all = [...ordered]
  return all.map((kind, index) => {
    const leadsTo = (test: (target: string) => boolean) =>
      [...(chosenBy.get(kind) ?? [])].filter(([, targets]) => targets.some(test)).map(([path]) => path)
    const isLater = (target: string) => all.slice(index).some(({ table }) => table === target)
    const isNone = (target: string) => !all.some(({ table }) => table === target)
    return { kind, later: leadsTo(isLater), never: leadsTo(isNone) }
  })
}

export type FileOfKind = { kind: Kind; name: string; bytes: Uint8Array<ArrayBuffer> }

/** What became of one file of several. `waits`: it refers to what a file before it would make first. */
export type Step =
  | ImportReport
  | { kind: string; file: string; problem: string }
  | { kind: string; file: string; waits: true }

/**
 * Imports files of several kinds, each behind those that it refers to, and what stands inside records behind them all. A
 * database in which nobody has done anything yet becomes that of the files: its records get their numbers, so that all
 * that refers to them does so again. Ends at the first file that can’t be imported; with it mended, or after the death of
 * the process, the same files go on from there.
 */
export async function* importAll(
  viewer: Viewer,
  files: FileOfKind[],
  {
    origin = '',
    ...options
  }: Pick<RunOptions, 'apply' | 'skipFaulty' | 'sheet' | 'columns' | 'order'> & { origin?: string },
): AsyncGenerator<Step> {
  const arrival = files.length > 1 ? await arrivalFrom(origin) : null
  if (arrival && options.apply) await beginArrival(arrival)
  const optionsFor = async ({ kind }: FileOfKind, without: string[]): Promise<RunOptions> =>
    arrival ? { ...options, without, ofAnother: await ofAnotherFor(arrival, kind) } : options
  const again: { file: FileOfKind; without: string[] }[] = []
  const waiting = new Set<string>()
  const records = files.filter(({ kind }) => !isInside(kind))
  for (const { kind, later, never } of await inOrder(records.map((file) => file.kind))) {
    const file = files.find((one) => one.kind === kind) as FileOfKind
    const targets = [...(await tablesChosenBy(db(), kind)).values()].flat()
    if (!options.apply && targets.some((target) => waiting.has(target))) {
      waiting.add(kind.table)
      yield { kind: kind.name, file: file.name, waits: true }
      continue
    }
    if (arrival && options.apply) await numbersBehind(kind, file)
    const done = await runImport(viewer, kind, file, await optionsFor(file, [...later, ...never]))
    if ('problem' in done) return yield { kind: kind.name, file: file.name, ...done }
    if (!options.apply && done.counts.new > 0) waiting.add(kind.table)
    yield done
    if (options.apply && !done.applied) return
    const isAgain = later.length > 0 || ownFiles(kind)?.twice
    if (arrival && isAgain && !waiting.has(kind.table)) again.push({ file, without: never })
  }
  const inside = files.filter(({ kind }) => isInside(kind)).map((file) => ({ file, without: [] }))
  for (const { file, without } of [...again, ...inside]) {
    if (waiting.size > 0) {
      yield { kind: file.kind.name, file: file.name, waits: true }
      continue
    }
    const done = await runImport(viewer, file.kind, file, await optionsFor(file, without))
    if ('problem' in done) return yield { kind: file.kind.name, file: file.name, ...done }
    yield done
    if (options.apply && !done.applied) return
  }
}

/** Records whose numbers are taken get some behind all of the file, and none that has been given before. */
async function numbersBehind({ table }: Kind, { bytes }: FileOfKind): Promise<void> {
  const most = await highestNumberIn(bytes)
  await db().$executeRaw`
    SELECT setval(given.sequence, greatest((SELECT max(id) FROM ${tableOf(table)}), ${most}::int, pg_sequence_last_value(given.sequence)))
    FROM (SELECT pg_get_serial_sequence(${`"${table}"`}, 'id')::regclass AS sequence) given`
}

async function highestNumberIn(bytes: Uint8Array): Promise<number> {
  const table = await readTable(() => [bytes])
  if ('problem' in table) return 1
  const place = table.header.indexOf(ID.name)
  return table.records.reduce((most, { cells }) => Math.max(most, parseId(cells[place]) ?? 1), 1)
}
