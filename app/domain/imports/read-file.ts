import { CsvError, parse } from 'csv-parse/sync'
import { decode } from '#app/spreadsheets/decode.ts'
import { sniffDelimiter } from '#app/spreadsheets/sniff-delimiter.ts'
import { type Column, matchColumns } from './columns.ts'
import { gatherPeople, type ImportedPerson } from './people.ts'
import { type Fault, type ImportRow, readRow } from './rows.ts'

export type ImportFile = {
  people: ImportedPerson[]
  faults: Fault[]
  /** Values that couldn't be understood; their lines were read without them. */
  leftOut: Fault[]
  lines: number
  /** Headers of unknown columns. */
  ignored: string[]
}

/** The file can't be read at all: an unknown format, or no header with the required columns. */
export class UnreadableFileError extends Error {}

export function readFile(bytes: Uint8Array): ImportFile {
  let reader: LineReader | undefined
  eachRecord(decode(bytes), (line, cells) => {
    if (reader) reader.read(line, cells)
    else reader = lineReader(cells)
  })
  if (!reader) throw new UnreadableFileError('The file is empty.')
  const { rows, faults, leftOut, ignored } = reader
  const { people, faults: contradictions } = gatherPeople(rows)
  const allFaults = [...faults, ...contradictions].sort((a, b) => a.line - b.line)
  return { people, faults: allFaults, leftOut, lines: reader.lines, ignored }
}

type LineReader = Pick<ImportFile, 'faults' | 'leftOut' | 'lines' | 'ignored'> & {
  rows: ImportRow[]
  read: (line: number, cells: string[]) => void
}

/** Reads lines by the header's columns. */
function lineReader(header: string[]): LineReader {
  const { positions, ignored, problems } = matchColumns(header)
  if (problems.length > 0) throw new UnreadableFileError(problems.join('\n'))
  return {
    rows: [],
    faults: [],
    leftOut: [],
    lines: 0,
    ignored,
    read(line, cells) {
      this.lines++
      if (cells.length !== header.length) {
        const reason = `has ${cells.length} cells, but the header has ${header.length}`
        this.faults.push({ line, column: null, value: '', reason })
        return
      }
      take(this, line, (column) => cells[positions.get(column) ?? -1] ?? '')
    },
  }
}

type Cells = (column: Column) => string

function take(into: Pick<LineReader, 'rows' | 'faults' | 'leftOut'>, line: number, cells: Cells): void {
  const read = readRow(line, cells)
  if ('faults' in read) return void into.faults.push(...read.faults)
  into.rows.push(read.row)
  into.leftOut.push(...read.leftOut)
}

/** The people of lines whose columns are known. */
export function readPeople(
  lines: { line: number; cells: Cells }[],
): Pick<ImportFile, 'people' | 'faults' | 'leftOut'> {
  const read: Pick<LineReader, 'rows' | 'faults' | 'leftOut'> = { rows: [], faults: [], leftOut: [] }
  for (const { line, cells } of lines) take(read, line, cells)
  const { people, faults } = gatherPeople(read.rows)
  return { people, faults: [...read.faults, ...faults], leftOut: read.leftOut }
}

/** Yields one record after the other; `line` is where it begins, since quoted cells may span several. */
function eachRecord(text: string, take: (line: number, cells: string[]) => void): void {
  try {
    parse(text, {
      delimiter: sniffDelimiter(text),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines }) => {
        take(lines - lineBreaks(cells), cells)
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFileError(error.message)
    throw error
  }
}

const lineBreaks = (cells: string[]) => cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
