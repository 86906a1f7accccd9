import type { CalendarDate } from './calendar-date.ts'
import { sheetName } from './sheet-name.ts'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Cell = string | number | { date: CalendarDate } | null
export type Sheet = {
  /** In any words. */
  name: string
  columns: { title: string; width: number }[]
  rows: Cell[][]
}

/** Under the titles, which are bold and stay in sight, text is text whatever it begins with. */
export async function writeWorkbook(sheets: Sheet[]): Promise<Buffer> {
  // Loading it takes longer than starting everything else that a page needs: only files of attendees wait for it.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const names: string[] = []
  for (const { name } of sheets) names.push(sheetName(name, names))
  return writeExcelFile(
    sheets.map(({ columns, rows }, index) => ({
      sheet: names[index],
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      data: [columns.map(({ title }) => ({ ...text(title), fontWeight: 'bold' as const })), ...rows.map(row)],
    })),
  ).toBuffer()
}

const row = (cells: Cell[]) => cells.map(cell)

function cell(value: Cell) {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'string') return text(value)
  return { value: new Date(`${value.date}T00:00:00Z`), type: Date, format: 'mm/dd/yyyy' }
}

/** Its format is that of text: editing the cell doesn't make a formula or a number of it either. */
const text = (value: string) => ({ value: storable(value), type: String, format: '@' })

const MAX_UNITS = 32_767

/**
 * As the file holds it. In its texts `_x0041_` would mean a character; and the writer looks texts up in a plain object, so
 * that names which every object has need a character more: a NUL, which it doesn't write.
 */
function storable(value: string): string {
  const whole = value.length > MAX_UNITS ? `${withoutHalf(value.slice(0, MAX_UNITS - 1))}…` : value
  const literal = whole.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  return literal in Object.prototype ? `${literal}\0` : literal
}

/** A cut may leave the first half of a character at the end. */
const withoutHalf = (text: string) => (/[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text)
