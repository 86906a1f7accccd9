import { type NotRead, readWorkbook } from '#app/spreadsheets/read-workbook.server.ts'
import { MOST_COLUMNS, MOST_LINES } from './table.ts'

/** A file as it is kept: of a spreadsheet one sheet as CSV beside the file itself. */
export type Opened = {
  content: Blob
  workbook: Blob | null
  sheet: string | null
  sheets: string[]
}

/** The text of a file; of a spreadsheet that of the sheet, or of the first with text. Or why it can’t be read. */
export async function openFile(
  file: Blob,
  sheet: string | null = null,
): Promise<Opened | { problem: string }> {
  const signature = await bytesOf(file.slice(0, 4))
  if (isOldWorkbook(signature)) return { problem: OLD }
  const marked = isWorkbook(signature) ? undefined : markedUp(await file.slice(0, 100).text())
  if (marked) return { problem: marked }
  if (!isWorkbook(signature)) return { content: file, workbook: null, sheet: null, sheets: [] }
  const limits = { rows: MOST_LINES + 1, columns: MOST_COLUMNS }
  const opened = await readWorkbook({ file: await bytesOf(file), sheet, ...limits })
  if (typeof opened === 'string') return { problem: PROBLEMS[opened] }
  return { ...opened, content: new Blob([opened.content]), workbook: file }
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** It is a ZIP archive. */
const isWorkbook = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b])

/** What programs wrote before 2007, and write around a file with a password. */
const isOldWorkbook = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

/** What other programs write under the names of spreadsheets and lists. */
const markedUp = (text: string): string | undefined =>
  Object.entries(MARKED_UP).find(([, begins]) => begins.test(text.trimStart()))?.[0]

const MARKED_UP = {
  'This is a web page that’s called a spreadsheet. Open it in a spreadsheet program and save it as XLSX.':
    /^\ufeff?<(!doctype|html|head|meta|style|table|\?xml)\b/i,
  'This is JSON, not a list. Export it as CSV.': /^\ufeff?(\[\s*)?\{\s*"/,
}

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const OLD =
  'This Excel file is in an old format or has a password. Save it as XLSX without a password, or as CSV (UTF-8).'

const AS_CSV = 'Save it as CSV (UTF-8) and choose that file.'

const PROBLEMS: Record<NotRead, string> = {
  broken: `The Excel file can’t be read. ${AS_CSV}`,
  empty: 'The file is empty.',
  'too-long': `The sheet has more than ${MOST_LINES.toLocaleString('en-US')} lines. Divide it into several files.`,
  'too-wide': `The sheet has more than ${MOST_COLUMNS} columns.`,
  'too-large': `The Excel file is too large to be read here. ${AS_CSV}`,
  'too-slow': `Reading the Excel file took too long. ${AS_CSV}`,
}
