import { WORKBOOK_TYPE, WorkbookNotMade, writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import { csvFile, type Format, type MadeFile } from './export.server.ts'

export type Table = {
  /** Without its ending. */
  name: string
  title: string
  columns: { title: string; width: number }[]
  rows: string[][]
}

/** A table as a file in which every cell is text. Returns the error where the spreadsheet couldn't be made. */
export async function tableFile(
  { name, title, columns, rows }: Table,
  format: Format,
  signal: AbortSignal,
): Promise<MadeFile | WorkbookNotMade> {
  if (format === 'csv') return csvFile(`${name}.csv`, [columns.map((column) => column.title), ...rows])
  try {
    const content = await writeWorkbook([{ name: title, columns, rows }], { signal })
    return { content, name: `${name}.xlsx`, type: WORKBOOK_TYPE }
  } catch (error) {
    if (error instanceof WorkbookNotMade) return error
    throw error
  }
}
