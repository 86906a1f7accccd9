import { parseId } from '#app/values/ids.ts'
import { type CellFault, editOf, type RewrittenCell } from './cell-edits.ts'
import { type FileColumn, ID, VERSION } from './columns.ts'
import { type FileRow, readExported } from './exported-rows.server.ts'
import type { Cells } from './known-records.server.ts'
import { NO_BASE, NOT_A_VERSION, UNKNOWN_BASE } from './line-reader.server.ts'
import type { DayOrder } from './mapping.ts'
import type { PlannedLine, Reading } from './plan.server.ts'

/** What lines with a number are held against. */
type Declared = {
  /** The kind, as exports have kept its rows. */
  kind: string
  noun: string
  /** What the row is in: an event, or a member. */
  within: string
  columns: FileColumn[]
  /** Those that say what the row is about: a line with a number can’t change them. */
  fixed: FileColumn[]
}

/** A line as its kind goes on with it. */
export type Settled = {
  /** The row that its number says; null for a line that has none. */
  row: FileRow | null
  /** All of its cells; with a number, those alone that say something new. */
  cells: Cells
  isEdited: boolean
  rewritten: RewrittenCell[]
}

/** Without versions, a column “id” has another system’s numbers. */
export const ownNumbersAlone = (reading: Reading): Reading =>
  reading.mapping.includes(VERSION.name)
    ? reading
    : { ...reading, mapping: reading.mapping.map((name) => (name === ID.name ? '' : name)) }

/** The number of a line’s row; null where it has none, or one of another database. */
export const rowNumberIn = (cells: Cells, { mapping, ofAnother }: Reading): number | null => {
  const cell = mapping.includes(ID.name) && !ofAnother ? cells(ID.name).trim() : ''
  return cell ? (parseId(cell) ?? 0) : null
}

/** Holds the lines of a file against what they said when they were exported, and what they would say now. */
export async function numberedRows(
  { kind, noun, within, columns, fixed }: Declared,
  reading: Reading,
  lines: { cells: Cells }[],
  order: DayOrder | null,
) {
  const versionIn = (cells: Cells) => cells(VERSION.name).trim()
  const numbered = lines.filter(({ cells }) => rowNumberIn(cells, reading) !== null)
  const exported = await readExported(
    kind,
    numbered.flatMap(({ cells }) => parseId(versionIn(cells)) ?? []),
  )
  const withoutBase = new Set<number>()

  function settle(
    line: number,
    cells: Cells,
    find: (number: number) => FileRow | undefined,
  ): Settled | CellFault[] {
    const number = rowNumberIn(cells, reading)
    if (number === null) return { row: null, cells, isEdited: true, rewritten: [] }
    const row = find(number)
    if (!row) {
      const reason = `This ${within} has no ${noun} with that number.`
      return [{ column: ID.label, value: cells(ID.name), reason }]
    }
    if (!versionIn(cells)) withoutBase.add(line)
    const was = baseOf(cells, row)
    return 'reason' in was ? [was] : held(row, was.cells, cells)
  }

  function baseOf(cells: Cells, row: FileRow): Pick<FileRow, 'cells'> | CellFault {
    const version = versionIn(cells)
    if (!version) return row
    const base = exported.get(parseId(version) ?? 0)
    if (base?.rowId === row.rowId && base.withinId === row.withinId) return base
    const reason = parseId(version) === null ? NOT_A_VERSION : UNKNOWN_BASE
    return { column: VERSION.label, value: version, reason }
  }

  function held(row: FileRow, was: FileRow['cells'], cells: Cells): Settled | CellFault[] {
    const edits = new Map<string, string>()
    const [faults, rewritten]: [CellFault[], RewrittenCell[]] = [[], []]
    for (const { name, label, isDay = false } of columns) {
      const given = cells(name)
      const now = row.cells[name] ?? ''
      if (given.trim() === '') continue
      const edit = editOf([given], { was: was[name] ?? now, now }, { label, isDay, order })
      if (edit === null) continue
      if (typeof edit !== 'string') {
        if ('stands' in edit) rewritten.push(edit)
        else faults.push(edit)
      } else if (fixed.some((one) => one.name === name)) {
        faults.push({ column: label, value: given, reason: FIXED })
      } else edits.set(name, edit)
    }
    if (faults.length > 0) return faults
    return { row, cells: (column) => edits.get(column) ?? '', isEdited: edits.size > 0, rewritten }
  }

  /** What is said of lines that have a number and no version, and change something. */
  const saidOf = (planned: PlannedLine[]): string[] =>
    planned.some(({ line, outcome }) => outcome === 'changed' && withoutBase.has(line)) ? [NO_BASE] : []

  return { settle, saidOf }
}

const FIXED = 'A line with an id can’t change this. Without the id, it’s a line about another one.'
