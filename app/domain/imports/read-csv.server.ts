import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type Encoding, openText } from './encoding.server.ts'
import type { Fault } from './fault.ts'
import {
  type Column,
  type Delimiter,
  firstLineOf,
  type Header,
  ImportFileError,
  matchHeader,
  sniffDelimiter,
} from './header.ts'
import { type MemberLine, readMemberLine } from './member-line.ts'

export type CsvFile = {
  encoding: Encoding
  delimiter: Delimiter
  ignored: string[]
  lines: AsyncIterable<{ row: MemberLine } | { faults: Fault[] }>
}

const LONGEST_HEADER = 100_000
const LONGEST_RECORD = 100_000

/** Opens a table of members. Reading throws ImportFileError where the file is no such table. */
export async function openCsv(file: string): Promise<CsvFile> {
  const { encoding, text } = await openText(file)
  const start = await readStart(text)
  const delimiter = sniffDelimiter(firstLineOf(start) ?? start)
  const records = readRecords(chain(start, text), delimiter)
  const first = await records.next()
  if (first.done) throw new ImportFileError('The file is empty.')
  const header = matchHeader(first.value.cells)
  return { encoding, delimiter, ignored: header.ignored, lines: readLines(records, header) }
}

async function readStart(text: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (start.length < LONGEST_HEADER && firstLineOf(start) === null) {
    const next = await text.next()
    if (next.done) break
    start += next.value
  }
  return start
}

async function* chain(start: string, rest: AsyncGenerator<string>) {
  yield start
  yield* rest
}

type CsvRecord = { line: number; cells: string[] }

async function* readRecords(text: AsyncGenerator<string>, delimiter: Delimiter): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_RECORD,
  })
  // The parser is read below and throws there what went wrong on the way to it.
  pipeline(Readable.from(text), parser, () => {})
  let line = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      line = info.lines - countLineEnds(record)
      yield { line, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportFileError(`The file can't be read after line ${line}: ${reasonOf(error)}`)
  }
}

async function* readLines(records: AsyncIterable<CsvRecord>, header: Header): CsvFile['lines'] {
  const width = header.columns.length
  for await (const { line, cells } of records) {
    if (cells.length === width) yield readMemberLine(line, byColumn(header, cells))
    else
      yield {
        faults: [{ line, column: null, value: '', reason: `${cells.length} cells instead of ${width}` }],
      }
  }
}

function byColumn({ columns }: Header, cells: string[]) {
  const named: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column) named[column] = cells[index]
  return named
}

/** The parser tells the last line of a record; its cells may hold line ends. */
function countLineEnds(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

function reasonOf({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed.'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'a quote is not closed, or a line is endless.'
  return message
}
