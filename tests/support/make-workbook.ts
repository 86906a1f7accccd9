/** Spreadsheets as other programs write them, part by part. */
import { strToU8, zipSync } from 'fflate'

type MadeSheet = {
  name: string
  cells: string
  merged?: string
  state?: 'hidden' | 'veryHidden'
  /** Counted from 1. */
  hiddenColumn?: number
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** The formats of cells: none, a day, a time, both, and a percentage. */
const FORMATS = [0, 14, 20, 22, 9]

/** A cell with a text, a number in one of the formats, or as it is given. */
export const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
export const number = (place: string, value: number | string, format = 0) =>
  `<c r="${place}" s="${format}"><v>${value}</v></c>`
export const row = (place: number, ...cells: string[]) => `<row r="${place}">${cells.join('')}</row>`

/** Rows of texts, from the first on. */
export const rows = (...lines: string[][]) =>
  lines
    .map((line, index) =>
      row(
        index + 1,
        ...line.map((value, column) => text(`${String.fromCharCode(65 + column)}${index + 1}`, value)),
      ),
    )
    .join('')

export function makeWorkbook(sheets: MadeSheet[], { from1904 = false } = {}): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId0" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><cellXfs>${FORMATS.map((format) => `<xf numFmtId="${format}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ cells, merged, hiddenColumn: hidden }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet>${hidden ? `<cols><col min="${hidden}" max="${hidden}" width="9" hidden="1" customWidth="1"/></cols>` : ''}<sheetData>${cells}</sheetData>${merged ? `<mergeCells><mergeCell ref="${merged}"/></mergeCells>` : ''}</worksheet>`,
      ]),
    ),
  }
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))),
  )
}
