import { guard } from './guard.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** One line of a CSV file, in which no cell is a formula. */
export const csvLine = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(text: string): string {
  const safe = guard(text)
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
