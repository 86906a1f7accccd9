import { fromReplica } from '#app/db/reading.server.ts'
import { WORKBOOK_TYPE, WorkbookNotMade, writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import { csvFile, type Format, type MadeFile } from './export.server.ts'

export type Table = { columns: { title: string; width: number }[]; rows: string[][] }

/**
 * A table, read from a replica where there is one, as a file in which every cell is text; its name is without an ending.
 * Returns the error where the spreadsheet couldn't be made.
 */
export async function tableFile(
  { name, title }: { name: string; title: string },
  read: () => Promise<Table>,
  format: Format,
  signal: AbortSignal,
): Promise<MadeFile | WorkbookNotMade> {
  const { columns, rows } = await fromReplica(read)
  if (format === 'csv') return csvFile(`${name}.csv`, [columns.map((column) => column.title), ...rows])
  try {
    const content = await writeWorkbook([{ name: title, columns, rows }], { signal })
    return { content, name: `${name}.xlsx`, type: WORKBOOK_TYPE }
  } catch (error) {
    if (error instanceof WorkbookNotMade) return error
    throw error
  }
}
