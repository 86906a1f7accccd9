import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { decode } from '#app/spreadsheets/decode.ts'
import { sniffDelimiter } from '#app/spreadsheets/sniff-delimiter.ts'

/** A file's header and records, each with the line at which it begins; `blank` counts those without any text. */
export type Table = {
  header: string[]
  records: { line: number; cells: string[] }[]
  blank: number
  separator: string
  /** It was the sheet of a spreadsheet, in which each record is a row and no cell is guarded against formulas. */
  isSheet: boolean
}

/** Some programs name the separator in a line of its own. */
const NAMED_SEPARATOR = /^\ufeff?"?sep=(.)"?\n/i

/** The most lines of one file: what can be written, and taken back, while the site serves. */
export const MOST_LINES = 5_000
export const MOST_COLUMNS = 200

const PIECE = 64 * 1024

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += PIECE) {
    yield bytes.subarray(start, start + PIECE)
    await nextTurn()
  }
}

/** Why a file isn't read. */
class Unreadable extends Error {}

/** The reason, where the file can't be read at all. Others have their turn between its pieces. */
export async function readTable(bytes: Uint8Array, isSheet = false): Promise<Table | { problem: string }> {
  const text = decode(bytes)
  if (text.includes('\0')) {
    return { problem: 'This isn’t a text file. Save it as CSV (UTF-8) and choose that file.' }
  }
  const named = isSheet ? null : NAMED_SEPARATOR.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const separator = isSheet ? ',' : (named?.[1] ?? sniffDelimiter(body))
  const table: Table = { header: [], records: [], blank: 0, separator, isSheet }
  const before = named ? 1 : 0
  try {
    const parser = parse({
      delimiter: table.separator,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (cells: string[], { lines, records }) => {
        if (cells.length > MOST_COLUMNS)
          throw new Unreadable(`The file has more than ${MOST_COLUMNS} columns.`)
        if (table.records.length > MOST_LINES) throw new Unreadable(TOO_LONG)
        const inside = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        const line = isSheet ? records : before + lines - inside
        const isBlank = cells.every((cell) => cell.trim() === '')
        if (table.header.length === 0) table.header = isBlank ? [] : cells.map((cell) => cell.trim())
        else if (isBlank) table.blank++
        else table.records.push({ line, cells })
        return null
      },
    })
    await pipeline(Readable.from(piecesOf(body)), parser.resume())
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    if (!(error instanceof CsvError)) throw error
    return { problem: 'The file can’t be read: a quotation mark isn’t closed.' }
  }
  while (table.header.at(-1) === '') table.header.pop()
  if (table.header.length === 0) return { problem: 'The file is empty.' }
  return table.records.length > MOST_LINES ? { problem: TOO_LONG } : table
}

const TOO_LONG = `The file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Divide it into several files.`
