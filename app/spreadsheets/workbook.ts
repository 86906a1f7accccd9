import zlib from 'node:zlib'
import XLSX from 'sheetjs-style'
import type { Cell, SheetHead } from './sheet.ts'
import { sheetName } from './sheet-name.ts'

/**
 * The library's ZIP writer compresses with the given `zlib` only if that counts the bytes it has read. Node's no longer
 * does, so without this stand-in nothing would be compressed.
 */
const { InflateRaw: _, ...packing } = zlib
class Counting {
  bytesRead = 1
  _processChunk() {}
}
Reflect.get(XLSX.CFB.utils, 'use_zlib')({ ...packing, InflateRaw: Counting })

/** A format belongs to its style: the library writes a cell's own format into the style it shares with others. */
const TITLE = { font: { bold: true }, numFmt: '@' }
/** Text in text format: editing the cell turns it into neither a formula nor a number. */
const TEXT = { numFmt: '@' }
const DAY = { numFmt: 'mm/dd/yyyy' }

type StyledCell = { t: 'n' | 's'; v: string | number; s?: object } | undefined
type OpenSheet = { head: SheetHead; rows: StyledCell[][] }

/** A spreadsheet under construction. Making the file blocks the thread for seconds, so call it in a worker. */
export class Workbook {
  #sheets: OpenSheet[] = []

  addSheet(head: SheetHead) {
    this.#sheets.push({ head, rows: [head.columns.map(({ title }) => text(title, TITLE))] })
  }

  /** Adds to the last sheet. */
  addRows(rows: Cell[][]) {
    const sheet = this.#sheets.at(-1)
    for (const row of rows) sheet?.rows.push(row.map(cell))
  }

  /** Below the titles, which are bold and frozen, text stays text whatever it starts with. */
  toFile(): Buffer {
    const book = XLSX.utils.book_new()
    for (const sheet of this.#sheets.splice(0)) {
      const name = sheetName(sheet.head.name, book.SheetNames)
      book.SheetNames.push(name)
      book.Sheets[name] = toWorksheet(sheet)
    }
    // Without `bookSST` texts would be stored as results of formulas.
    return withFrozenTitles(XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }))
  }
}

function toWorksheet({ head, rows }: OpenSheet): XLSX.WorkSheet {
  const end = { r: rows.length - 1, c: head.columns.length - 1 }
  return Object.assign(rows, {
    '!ref': XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: end }),
    '!cols': head.columns.map(({ width }) => ({ wch: width })),
  })
}

function cell(value: Cell): StyledCell {
  if (value === null || value === '') return undefined
  if (typeof value === 'number') return { t: 'n', v: value }
  if (typeof value === 'string') return text(value, TEXT)
  return { t: 'n', v: dayNumber(value.date), s: DAY }
}

/** Spreadsheets count days from the end of 1899. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569

const text = (value: string, s: object): StyledCell => ({ t: 's', v: storable(value), s })

const MAX_UNITS = 32_767
/** Characters that XML can't hold. */
const FORBIDDEN = /(?![\t\n\r])[\p{Control}\p{Surrogate}\ufffe\uffff]/gu

/** As the file stores it: in its texts `_x0041_` would mean a character. */
function storable(value: string): string {
  const clean = value.replace(FORBIDDEN, '')
  const whole = clean.length > MAX_UNITS ? `${withoutHalf(clean.slice(0, MAX_UNITS - 1))}…` : clean
  return whole.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}

/** Cutting may leave half of a surrogate pair at the end. */
const withoutHalf = (text: string) => text.replace(/[\ud800-\udbff]$/, '')

/** The library doesn't support panes, so its file, still uncompressed, is opened, amended and compressed. */
function withFrozenTitles(file: Buffer): Buffer {
  const zip = XLSX.CFB.read(file, { type: 'buffer' })
  for (const entry of zip.FileIndex) if (/^sheet\d+\.xml$/.test(entry.name)) freezeTitles(entry)
  return XLSX.CFB.write(zip, { fileType: 'zip', type: 'buffer', compression: true }) as Buffer
}

const VIEW = '<sheetView workbookViewId="0"/>'
const FROZEN =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'

function freezeTitles(entry: XLSX.CFB.CFB$Entry) {
  const content = Buffer.from(entry.content)
  const at = content.indexOf(VIEW)
  if (at < 0) throw new Error('The sheet has no view to freeze')
  entry.content = Buffer.concat([
    content.subarray(0, at),
    Buffer.from(FROZEN),
    content.subarray(at + VIEW.length),
  ])
  entry.size = entry.content.length
}
