import { db, type Tx } from '#app/db/database.server.ts'
import { fileKey } from '#app/values/file-address.ts'
import type { Deed } from '../administration/history.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { keepNumbers, numbersIn } from './arrivals.server.ts'
import { sheetWithColumns } from './choose-sheet.server.ts'
import { VERSION } from './columns.ts'
import { wantedFor } from './export.server.ts'
import { inPieces } from './file-pieces.server.ts'
import {
  chooseByTitle,
  type DayOrder,
  knownAmong,
  type Mapping,
  mapByName,
  mappingProblem,
} from './mapping.ts'
import type { OfAnother } from './of-another.ts'
import { type Opened, openFile } from './opened-file.server.ts'
import { ownFiles } from './own-files.ts'
import { type Fault, type Plan, type PlannedLine, planImport } from './plan.server.ts'
import { type Rewritten, rewrittenIn } from './shown-plan.ts'
import { readTable, type Table } from './table.ts'
import { LineRefused, writePlan } from './write-plan.server.ts'

/** What an import by command would do, or has done. */
export type ImportReport = {
  kind: string
  file: string
  /** Of a spreadsheet: the one that was read, and those that can be. */
  sheet: string | null
  sheets: string[]
  counts: Record<'new' | 'changed' | 'unchanged' | 'added' | 'faulty' | 'blank', number>
  unread: string[]
  consequences: string[]
  lines: ReportedLine[]
  faults: Fault[]
  /** Cells that are left out of lines that are read. */
  leftOut: Fault[]
  rewritten: Rewritten[]
  applied: boolean
}

/** What a line without faults does. */
export type ReportedLine = {
  line: number
  outcome: PlannedLine['outcome']
  /** Of the record that is written: where lines are about what is inside records, of that which it is inside. */
  recordId: number | null
  name: string
  changes: { field: string; from: string; to: string }[]
  published: boolean
  /** A record that a new one may be. */
  resembles: string | null
}

export type RunOptions = {
  apply?: boolean
  /** Writes the lines without a fault though others have some. */
  skipFaulty?: boolean
  /** Its numbers are another database’s. */
  ofAnother?: OfAnother
  /** These columns of the kind aren’t read. */
  without?: string[]
  /** The one that is read of a spreadsheet. */
  sheet?: string
  /** What columns are read as, by their titles in the file. */
  columns?: ReadonlyMap<string, string>
  /** The order of day and month. */
  order?: DayOrder
}

/** Whoever runs a command has no account. */
const BY_COMMAND: Deed = { actorId: null, door: 'COMMAND' }

/** Reads a file of a kind and says what it would do; with `apply` it is written, whole or not at all. */
export async function runImport(
  viewer: Viewer,
  kind: Kind,
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
  { apply = false, skipFaulty = false, ofAnother, without = [], sheet, columns, order }: RunOptions = {},
): Promise<ImportReport | { problem: string }> {
  const read = await readFile(viewer, kind, file.bytes, { sheet, columns })
  if ('problem' in read) return read
  const mapping = read.mapping.map((name) => (without.includes(name) ? '' : name))
  const table = ofAnother ? asArriving(read.table, mapping) : read.table
  const reading = { table, mapping, order: order ?? null, ofAnother }
  const plan = await planImport(viewer, kind, reading)
  const isArriving = ofAnother !== undefined && !ownFiles(kind)?.of
  const keep = async (tx: Tx, lines: PlannedLine[]) => {
    if (isArriving) await keepNumbers(tx, ofAnother, kind, numbersIn(table, mapping, lines))
  }
  const isWritten = apply && (skipFaulty || plan.faults.length === 0)
  const refused = isWritten ? await write(viewer, kind, plan, file.name, keep) : null
  if (isArriving && isWritten && plan.lines.some(isGivenNumber)) {
    await keep(db(), (await planImport(viewer, kind, reading)).lines)
  }
  const faults = refused ? [...plan.faults, refused] : plan.faults
  const of = (wanted: string) => plan.lines.filter(({ outcome }) => outcome === wanted).length
  const faulty = new Set(faults.map(({ line }) => line)).size
  return {
    kind: kind.name,
    file: file.name,
    sheet: read.sheet,
    sheets: read.sheets,
    counts: {
      new: of('new'),
      changed: of('changed'),
      unchanged: of('unchanged'),
      added: of('added'),
      faulty,
      blank: table.blank,
    },
    unread: plan.unread,
    consequences: plan.consequences,
    lines: plan.lines.map(reported),
    faults,
    leftOut: plan.leftOut ?? [],
    rewritten: rewrittenIn(plan.lines),
    applied: apply && !refused && (skipFaulty || faults.length === 0),
  }
}

/** Uploaded files stay where they were uploaded, and versions tell what another history does. */
const asArriving = (table: Table, mapping: Mapping): Table => ({
  ...table,
  records: table.records.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) =>
      mapping[index] === VERSION.name || fileKey(cell) !== null ? '' : cell,
    ),
  })),
})

/** The database gives a number to what doesn’t keep its own: who has which is found once it’s written. */
const isGivenNumber = ({ outcome, number }: PlannedLine) => outcome === 'new' && number === undefined

const reported = ({
  line,
  outcome,
  record,
  name,
  changes,
  publish,
  resembles,
}: PlannedLine): ReportedLine => ({
  line,
  outcome,
  recordId: record?.id ?? null,
  name,
  changes: changes.map(({ where, before, after }) => ({ field: where, from: before, to: after })),
  published: publish,
  resembles: resembles ?? null,
})

type ReadFile = Pick<ImportReport, 'sheet' | 'sheets'> & { table: Table; mapping: Mapping }

/** As an upload would be read: of a spreadsheet the sheet that has the kind’s columns, unless one is named. */
async function readFile(
  viewer: Viewer,
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: named, columns: chosen = new Map() }: Pick<RunOptions, 'sheet' | 'columns'>,
): Promise<ReadFile | { problem: string }> {
  const file = new Blob([bytes])
  const first = await openFile(file, named)
  if ('problem' in first) return first
  if (named !== undefined && first.sheet !== named) return { problem: noSheet(named, first.sheets) }
  const wanted = wantedFor(viewer, kind)
  const { columns } = wanted
  const mapOf = async ({ content, sheet }: Opened) => {
    const opening = { isSheet: sheet !== null, known: knownAmong(columns) }
    const table = await readTable(() => inPieces(content), opening)
    if ('problem' in table) return table
    const mapping = chooseByTitle(mapByName(table.header, columns), table.header, columns, chosen)
    return 'problem' in mapping ? mapping : { table, mapping }
  }
  const { opened, mapped } =
    named === undefined
      ? await sheetWithColumns(file, first, mapOf)
      : { opened: first, mapped: await mapOf(first) }
  if ('problem' in mapped) return mapped
  const { table, mapping } = mapped
  const problem = mappingProblem(mapping, wanted, { header: table.header, records: [] })
  const { sheet, sheets } = opened
  return problem ? { problem } : { table, mapping, sheet, sheets }
}

const noSheet = (named: string, sheets: string[]) =>
  sheets.length === 0
    ? 'This file has no sheets. Leave out --sheet.'
    : `This file has no sheet “${named}”. It has: ${sheets.join(', ')}.`

/** Returns the fault of a line that can’t be written beside the others. */
async function write(
  viewer: Viewer,
  kind: Kind,
  plan: Plan,
  about: string,
  keep: (tx: Tx, lines: PlannedLine[]) => Promise<void>,
): Promise<Fault | null> {
  if (plan.lines.every(({ outcome }) => outcome === 'unchanged')) {
    await keep(db(), plan.lines)
    return null
  }
  try {
    return await writePlan(viewer, kind, plan, { deed: BY_COMMAND, about }, async (tx, write) => {
      await write()
      await keep(tx, plan.lines)
      return null
    })
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error
    return { line: error.line, column: '', value: '', reason: error.message }
  }
}
