import { parse } from 'csv-parse/sync'
import { csvLine } from '#app/spreadsheets/csv.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { admin } from './administration.ts'
import type { Asking } from './app.ts'
import { fetch } from './app.ts'

/** An export as somebody edits it in a spreadsheet program, long after it was made. */
export async function exportedFile(address: string, asking: Asking = admin) {
  const text = await (await fetch(address, asking)).text()
  const [header = [], ...lines] = (parse(text, { bom: true }) as string[][]).map((row) => row.map(unguard))
  const at = (column: string, line: number) => {
    const place = header.indexOf(column)
    if (place < 0 || !lines[line]) throw new Error(`The export has no ${column} in line ${line}`)
    return { row: lines[line], place }
  }
  return {
    header,
    lines,
    cell(column: string, line = 0): string {
      const { row, place } = at(column, line)
      return row[place] ?? ''
    },
    edit(column: string, cell: string, line = 0): void {
      const { row, place } = at(column, line)
      row[place] = cell
    },
    csv: (without: string[] = []) =>
      [header, ...lines]
        .map((row) => row.filter((_, index) => !without.includes(header[index] ?? '')))
        .map(csvLine)
        .join(''),
  }
}
