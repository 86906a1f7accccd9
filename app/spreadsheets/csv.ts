import { guard } from './guard.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** One line of a CSV file, in which no cell is a formula. */
export const csvLine = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The same for what is read back here, where nothing is guarded. */
export const plainCsvLine = (cells: string[]): string => `${cells.map(quoted).join(',')}\r\n`

const cell = (text: string) => quoted(guard(text))

const quoted = (text: string) => (/[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
