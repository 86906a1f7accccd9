import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { plainCsvLine } from './csv.ts'
import { momentText } from './moment-text.ts'
import type { Asked } from './read-worker.ts'

export type OpenSheet = {
  /** Of the sheets that people see and that aren’t empty. */
  sheets: string[]
  sheet: string
  /** Its rows as CSV, of which each is a record, from the first on. */
  content: Uint8Array<ArrayBuffer>
}

/** Why a spreadsheet isn’t read, though nothing is wrong with it as such. */
export type Refused = { refused: 'too-large' | 'too-long' | 'too-wide' | 'empty' }

/** The texts of one sheet: the chosen one, or the first with text. It takes its time, so call it in a worker. */
export async function openWorkbook({ file, ...limits }: Asked): Promise<OpenSheet | Refused> {
  const parts = unpack(file, limits.unpacked)
  if (!parts || Object.values(parts).some(isBeyond)) return { refused: 'too-large' }
  showErrors(parts)
  // Packed anew, no part is larger than it says.
  const { buffer } = new Uint8Array(zipSync(parts, { level: 0 }))
  const hidden = hiddenSheets(parts)
  const all = await readWorkbook(buffer, { trim: false })
  const sheets = all.filter(({ data }, index) => data?.length > 0 && !hidden[index])
  const chosen = sheets.find(({ sheet }) => sheet === limits.sheet) ?? sheets[0]
  if (!chosen) return { refused: 'empty' }
  const { data } = chosen
  if (data.length > limits.rows) return { refused: 'too-long' }
  if ((data[0]?.length ?? 0) > limits.columns) return { refused: 'too-wide' }
  return {
    sheets: sheets.map(({ sheet }) => sheet),
    sheet: chosen.sheet,
    content: new TextEncoder().encode(data.map((row) => plainCsvLine(row.map(textOf))).join('')),
  }
}

/** The parts that hold cells; null where they are larger than that together. */
function unpack(file: Uint8Array, most: number): Record<string, Uint8Array> | null {
  let size = 0
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      const holds = /^(xl\/.*\.xml|xl\/_rels\/workbook\.xml\.rels)$/.test(name) && !/drawing|theme/.test(name)
      if (holds) size += originalSize
      return holds && size <= most
    },
  })
  return size <= most ? parts : null
}

/** Places that no program writes. Before them the reader would put as many empty cells. */
const BEYOND = /\br="(?:[A-Z]{4,}\d|[A-Z]*\d{8,})/

const isBeyond = (part: Uint8Array) => BEYOND.test(strFromU8(part, true))

const ERROR_CELL = /(<(?:\w+:)?c\b[^>]*\s)t=(["'])e\2/g

/** The reader would leave failed formulas out, as if their cells were blank: they’re the texts that people see. */
function showErrors(parts: Record<string, Uint8Array>): void {
  for (const [name, part] of Object.entries(parts)) {
    const { buffer, byteOffset, byteLength } = part
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    if (!bytes.includes(' t="e"') && !bytes.includes(" t='e'")) continue
    parts[name] = strToU8(strFromU8(part).replace(ERROR_CELL, '$1t="str"'))
  }
}

/** In the order of the sheets. */
function hiddenSheets(parts: Record<string, Uint8Array>): boolean[] {
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) =>
    /\sstate=["'](?:hidden|veryHidden)["']/.test(tag),
  )
  return sheets.every(Boolean) ? [] : sheets
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}
