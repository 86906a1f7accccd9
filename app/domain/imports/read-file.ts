import { CsvError, parse } from 'csv-parse/sync'
import { type Column, matchColumns, sniffDelimiter } from './columns.ts'
import { decode } from './decode.ts'
import { gatherPeople, type ImportedPerson } from './people.ts'
import { type Fault, type ImportRow, readRow } from './rows.ts'

export type ImportFile = {
  people: ImportedPerson[]
  faults: Fault[]
  lines: number
  /** Headers of columns that the import doesn't know. */
  ignored: string[]
}

/** The file can't be read at all: no such format, or no header with the columns that are needed. */
export class UnreadableFileError extends Error {}

export function readFile(bytes: Uint8Array): ImportFile {
  const [header, ...records] = parseRecords(decode(bytes))
  if (!header) throw new UnreadableFileError('The file is empty.')
  const { positions, ignored, problems } = matchColumns(header.cells)
  if (problems.length > 0) throw new UnreadableFileError(problems.join('\n'))

  const rows: ImportRow[] = []
  const faults: Fault[] = []
  for (const { line, cells } of records) {
    const cell = (column: Column) => cells[positions.get(column) ?? -1] ?? ''
    const read = readRow(line, cell)
    if (cells.length !== header.cells.length) faults.push(wrongCount(line, cells.length, header.cells.length))
    else if (Array.isArray(read)) faults.push(...read)
    else rows.push(read)
  }
  const { people, faults: contradictions } = gatherPeople(rows)
  return {
    people,
    faults: [...faults, ...contradictions].sort((a, b) => a.line - b.line),
    lines: records.length,
    ignored,
  }
}

function wrongCount(line: number, cells: number, expected: number): Fault {
  return { line, column: null, value: '', reason: `has ${cells} cells, the header ${expected}` }
}

type Parsed = { record: string[]; info: { lines: number } }

/** `line` is where a record begins: quoted cells may span several lines. */
function parseRecords(text: string): { line: number; cells: string[] }[] {
  try {
    const parsed = parse(text, {
      delimiter: sniffDelimiter(text),
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
    return parsed.map(({ record, info }) => ({ line: info.lines - lineBreaks(record), cells: record }))
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFileError(error.message)
    throw error
  }
}

const lineBreaks = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
