import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { decodeInPieces, encodingIn, type Pieces } from '#app/spreadsheets/decode.ts'
import type { Encoding } from '#app/spreadsheets/encodings.ts'
import { sniffDelimiter } from '#app/spreadsheets/sniff-delimiter.ts'
import { belowHeader, belowLine, type Known, Unreadable, withFirst } from './header.ts'
import { withFoot } from './report-foot.ts'

/** A record of a file, with the line at which it begins. */
export type Line = {
  line: number
  cells: string[]
  /** It stands below the lines of a report. */
  isFoot?: true
}

/** What is found in a file, and can be chosen where that was wrong. Of a sheet it is the header's line alone. */
export type AsRead = { encoding: Encoding; separator: string; headerLine: number }

/** A file's header and records; `blank` counts those without any text. */
export type Table = AsRead & {
  header: string[]
  records: Line[]
  /** The first lines with text, cut: the header is one of them, unless it was chosen. */
  first: { line: number; text: string }[]
  blank: number
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

/** A file's bytes, from the beginning, as often as they are asked for. */
export type Source = () => Pieces

/** A file without its records, which come one after the other: its header is there with the first, `blank` after the last. */
export type OpenTable = { head: Omit<Table, 'records'>; records: AsyncIterable<Line> }

export type Opening = { isSheet?: boolean; known?: Known; asRead?: Told }

/** What isn't told is found. */
export type Told = { [Part in keyof AsRead]?: AsRead[Part] | null }

type Kept = {
  sheet: string | null
  encoding: string | null
  separator: string | null
  headerLine: number | null
}

/** A kept file is read as it was found or chosen to be. */
export const openingOf = ({ sheet, encoding, separator, headerLine }: Kept): Opening => ({
  isSheet: sheet !== null,
  asRead: { encoding: encoding as Encoding | null, separator, headerLine },
})

/**
 * Others have their turn between the pieces of a file. Its header is the line that was chosen; otherwise the first one,
 * or, if that has no name that is known, one soon below it that has two. Throws what `problemOf` says in words.
 */
export async function openTable(
  source: Source,
  { isSheet = false, known = () => 0, asRead = {} }: Opening = {},
): Promise<OpenTable> {
  const encoding = isSheet ? 'utf-8' : (asRead.encoding ?? (await encodingIn(source())))
  const texts = decodeInPieces(source(), encoding)
  const { value } = await texts.next()
  const first = value ?? ''
  const named = isSheet ? null : NAMED_SEPARATOR.exec(first)
  const body = named ? first.slice(named[0].length) : first
  const separator = isSheet ? ',' : (asRead.separator ?? named?.[1] ?? sniffDelimiter(body))
  const head: OpenTable['head'] = {
    header: [],
    headerLine: 0,
    first: [],
    blank: 0,
    separator,
    encoding,
    isSheet,
  }
  const records = withFirst(head, recordsOf(head, body, texts, named ? 1 : 0))
  const { headerLine } = asRead
  const below = headerLine ? belowLine(head, records, headerLine) : belowHeader(head, records, known)
  return { head, records: withFoot(below) }
}

async function* recordsOf(
  head: OpenTable['head'],
  first: string,
  texts: AsyncGenerator<string>,
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

async function* piecesOf(first: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  for (let text: string | undefined = first; text !== undefined; text = await following(texts)) {
    if (text.includes('\0')) {
      throw new Unreadable('This isn’t a text file. Save it as CSV (UTF-8) and choose that file.')
    }
    if (text) yield text
    await nextTurn()
  }
}

async function following(texts: AsyncGenerator<string>): Promise<string | undefined> {
  const { done, value } = await texts.next()
  return done ? undefined : value
}

/** Why a file can’t be read, in words. */
function problemOf(error: unknown): { problem: string } {
  if (error instanceof Unreadable) return { problem: error.message }
  if (!(error instanceof CsvError)) throw error
  return { problem: 'The file can’t be read: a quotation mark isn’t closed.' }
}

/** A whole file, or the reason why it can't be read at all. */
export async function readTable(source: Source, opening?: Opening): Promise<Table | { problem: string }> {
  const scanned = await scanTable(source, MOST_LINES, opening)
  return 'problem' in scanned ? scanned : scanned.table
}

/** How many lines a file has, and all of them; if there are more than so many, the first alone. */
export async function scanTable(
  source: Source,
  most: number,
  opening?: Opening,
): Promise<{ table: Table; lines: number } | { problem: string }> {
  try {
    const { head, records } = await openTable(source, opening)
    const kept: Line[] = []
    let lines = 0
    for await (const one of records) {
      if (++lines > MOST_LINES) return { problem: TOO_LONG }
      if (lines <= most) kept.push(one)
      else kept.length = 1
    }
    return { table: { ...head, records: kept }, lines }
  } catch (error) {
    return problemOf(error)
  }
}

const TOO_LONG = `The file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Divide it into several files.`
