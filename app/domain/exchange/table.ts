import { CsvError, parse } from 'csv-parse/sync'
import { sniffDelimiter } from '../imports/columns.ts'
import { decode } from '../imports/decode.ts'

/** A file's header and records, each with the line at which it begins; `blank` counts those without any text. */
export type Table = {
  header: string[]
  records: { line: number; cells: string[] }[]
  blank: number
  separator: string
}

/** Some programs name the separator in a line of its own. */
const NAMED_SEPARATOR = /^\ufeff?"?sep=(.)"?\n/i

/** Null with the reason where the file can't be read at all. */
export function readTable(bytes: Uint8Array): Table | { problem: string } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return { problem: 'This is an Excel file. Save it as CSV (UTF-8) and choose that file.' }
  }
  const text = decode(bytes)
  const named = NAMED_SEPARATOR.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const table: Table = { header: [], records: [], blank: 0, separator: named?.[1] ?? sniffDelimiter(body) }
  const before = named ? 1 : 0
  try {
    parse(body, {
      delimiter: table.separator,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: (cells: string[], { lines }) => {
        const line = before + lines - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        if (table.header.length === 0) table.header = cells.map((cell) => cell.trim())
        else if (cells.every((cell) => cell.trim() === '')) table.blank++
        else table.records.push({ line, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `The file can’t be read: ${error.message}` }
  }
  while (table.header.at(-1) === '') table.header.pop()
  if (table.header.length === 0) return { problem: 'The file is empty.' }
  return table
}
