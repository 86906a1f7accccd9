import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { decodeInPieces, encodingName } from '#app/spreadsheets/decode.ts'
import { sniffDelimiter } from '#app/spreadsheets/sniff-delimiter.ts'

/** A record of a file, with the line at which it begins. */
export type Line = { line: number; cells: string[] }

/** A file's header and records; `blank` counts those without any text. */
export type Table = {
  header: string[]
  /** Its line, where titles stand above it that aren’t read. */
  headerLine: number | null
  records: Line[]
  blank: number
  separator: string
  encoding: string
  /** It was the sheet of a spreadsheet, in which each record is a row and no cell is guarded against formulas. */
  isSheet: boolean
}

/** Some programs name the separator in a line of its own. */
const NAMED_SEPARATOR = /^\ufeff?"?sep=(.)"?\n/i

/** The most lines of one file. */
export const MOST_LINES = 100_000
/** As many are planned, written and taken back while a page waits for it; more in the background. */
export const MOST_AT_ONCE = 5_000
export const MOST_COLUMNS = 200

/** As many lines at most stand above the names of the columns. */
const MOST_ABOVE = 9

/** How many of the titles name columns that are known. */
type Known = (titles: string[]) => number

/** Why a file isn't read. */
class Unreadable extends Error {}

/** A file without its records, which come one after the other: its header is there with the first, `blank` after the last. */
export type OpenTable = { head: Omit<Table, 'records'>; records: AsyncIterable<Line> }

/**
 * Others have their turn between the pieces of a file. Its header is the first line; or, if that has no name that is
 * known, one soon below it that has two. Throws what `problemOf` says in words.
 */
export function openTable(bytes: Uint8Array, isSheet = false, known: Known = () => 0): OpenTable {
  const texts = decodeInPieces(bytes)
  const first = texts.next().value ?? ''
  const named = isSheet ? null : NAMED_SEPARATOR.exec(first)
  const body = named ? first.slice(named[0].length) : first
  const separator = isSheet ? ',' : (named?.[1] ?? sniffDelimiter(body))
  const head: OpenTable['head'] = {
    header: [],
    headerLine: null,
    blank: 0,
    separator,
    encoding: encodingName(bytes),
    isSheet,
  }
  return { head, records: belowHeader(head, recordsOf(head, body, texts, named ? 1 : 0), known) }
}

async function* belowHeader(
  head: OpenTable['head'],
  records: AsyncIterable<Line>,
  known: Known,
): AsyncGenerator<Line> {
  let isFound = false
  const above: Line[] = []
  for await (const one of records) {
    const isBlank = one.cells.every((cell) => cell.trim() === '')
    if (isBlank && (isFound || above.length > 0)) head.blank++
    if (isBlank) continue
    if (isFound) {
      yield one
      continue
    }
    const names = known(titlesOf(one.cells))
    if (names >= (above.length === 0 ? 1 : 2)) {
      isFound = true
      Object.assign(head, {
        header: titlesOf(one.cells),
        blank: 0,
        headerLine: above.length > 0 ? one.line : null,
      })
      continue
    }
    above.push(one)
    if (above.length <= MOST_ABOVE) continue
    isFound = true
    yield* belowFirst(head, above)
  }
  if (!isFound) yield* belowFirst(head, above)
}

function* belowFirst(head: OpenTable['head'], [first, ...others]: Line[]): Generator<Line> {
  if (!first) throw new Unreadable('The file is empty.')
  head.header = titlesOf(first.cells)
  yield* others
}

async function* recordsOf(
  head: OpenTable['head'],
  first: string,
  texts: Generator<string>,
  before: number,
): AsyncGenerator<Line> {
  const parser = parse({
    delimiter: head.separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    on_record: (cells: string[], { lines, records }) => {
      const inside = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      const line: Line = { line: head.isSheet ? records : before + lines - inside, cells }
      return line as unknown as string[]
    },
  })
  pipeline(Readable.from(piecesOf(first, texts)), parser, () => {})
  for await (const one of parser as AsyncIterable<Line>) {
    if (one.cells.length > MOST_COLUMNS)
      throw new Unreadable(`The file has more than ${MOST_COLUMNS} columns.`)
    yield one
  }
}

async function* piecesOf(first: string, texts: Generator<string>): AsyncGenerator<string> {
  for (let text: string | undefined = first; text !== undefined; text = texts.next().value ?? undefined) {
    if (text.includes('\0')) {
      throw new Unreadable('This isn’t a text file. Save it as CSV (UTF-8) and choose that file.')
    }
    if (text) yield text
    await nextTurn()
  }
}

function titlesOf(cells: string[]): string[] {
  const titles = cells.map((cell) => cell.trim())
  while (titles.at(-1) === '') titles.pop()
  return titles
}

/** Why a file can’t be read, in words. */
function problemOf(error: unknown): { problem: string } {
  if (error instanceof Unreadable) return { problem: error.message }
  if (!(error instanceof CsvError)) throw error
  return { problem: 'The file can’t be read: a quotation mark isn’t closed.' }
}

/** A whole file, or the reason why it can't be read at all. */
export async function readTable(
  bytes: Uint8Array,
  isSheet = false,
  known?: Known,
): Promise<Table | { problem: string }> {
  const scanned = await scanTable(bytes, isSheet, MOST_LINES, known)
  return 'problem' in scanned ? scanned : scanned.table
}

/** How many lines a file has, and the first of them. */
export async function scanTable(
  bytes: Uint8Array,
  isSheet: boolean,
  first: number,
  known?: Known,
): Promise<{ table: Table; lines: number } | { problem: string }> {
  try {
    const { head, records } = openTable(bytes, isSheet, known)
    const kept: Line[] = []
    let lines = 0
    for await (const one of records) {
      if (++lines > MOST_LINES) return { problem: TOO_LONG }
      if (kept.length < first) kept.push(one)
    }
    return { table: { ...head, records: kept }, lines }
  } catch (error) {
    return problemOf(error)
  }
}

const TOO_LONG = `The file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Divide it into several files.`
