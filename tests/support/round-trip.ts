/** Files as people take them out, edit them in a spreadsheet program, and bring them back. */
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { isAsItStands } from '#app/domain/exchange/rewriting.ts'
import { type ImportReport, type RunOptions, runImport } from '#app/domain/exchange/run-import.server.ts'
import { exportAll } from '#app/domain/exchange/whole.server.ts'
import { csvLine } from '#app/spreadsheets/csv.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { readSheets } from '../support/workbook.ts'
import { viewer } from './made-content.ts'
import { makeWorkbook, number, row as sheetRow, text as textCell } from './make-workbook.ts'
import { rewrittenByProgram } from './spreadsheet-program.ts'

export type Format = 'csv' | 'xlsx'
export type Sheet = { header: string[]; rows: string[][] }

export async function exported(kind: Kind, format: Format = 'csv'): Promise<Sheet> {
  const { content } = await exportAll(viewer, kind, format)
  if (format === 'csv') {
    const [header = [], ...rows] = parse(String(content), { bom: true }) as string[][]
    return { header, rows: rows.map((row) => row.map(unguard)) }
  }
  const [sheet] = await readSheets(content as Uint8Array)
  const [header = [], ...rows] = (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')))
  return { header, rows }
}

/** What a program makes of the cells of a CSV file as it saves that; in a workbook every cell of an export is a text. */
export const rewritten = (sheet: Sheet, format: Format): Sheet =>
  format === 'csv' ? { ...sheet, rows: sheet.rows.map((row) => row.map(rewrittenByProgram)) } : sheet

/** The cells that `rewritten` says otherwise than they stand. */
export const rewrittenCells = ({ header, rows }: Sheet, other: Sheet) =>
  rows.flatMap((row, index) =>
    header
      .filter((_, column) => !isAsItStands(other.rows[index]?.[column] ?? '', row[column] ?? ''))
      .map((column) => ({ column })),
  )

export async function imported(
  kind: Kind,
  { header, rows }: Sheet,
  format: Format,
  options: RunOptions = { apply: true },
): Promise<ImportReport> {
  const all = [header, ...rows]
  const bytes = format === 'csv' ? new TextEncoder().encode(all.map(csvLine).join('')) : asWorkbook(all)
  const report = await runImport(viewer, kind, { name: `list.${format}`, bytes }, options)
  if ('problem' in report) throw new Error(report.problem)
  return report
}

const asWorkbook = (rows: string[][]): Uint8Array<ArrayBuffer> =>
  makeWorkbook([
    {
      name: 'List',
      cells: rows
        .map((row, index) =>
          sheetRow(
            index + 1,
            ...row.map((cell, column) => typedCell(`${letters(column)}${index + 1}`, cell)),
          ),
        )
        .join(''),
    },
  ])

const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const DAY = 86_400_000
const DAY_FORMAT = 1
const TIME_FORMAT = 2

/** Days and times are numbers with a format, as they are once somebody has typed them. */
function typedCell(place: string, cell: string): string {
  const [, hour, minutes] = /^(\d\d):(\d\d)$/.exec(cell) ?? []
  if (hour) return number(place, (Number(hour) * 60 + Number(minutes)) / 1440, TIME_FORMAT)
  if (!/^\d{4}-\d\d-\d\d$/.test(cell) || Number.isNaN(Date.parse(cell))) return textCell(place, cell)
  return number(place, (Date.parse(cell) - Date.parse('1899-12-30')) / DAY, DAY_FORMAT)
}

/** The line of a row in a file: texts in cells have lines of their own. */
function rowOfLine({ header, rows }: Sheet, format: Format, line: number): number {
  if (format === 'xlsx') return line - 2
  let at = 1 + linesIn(header)
  for (const [index, row] of rows.entries()) {
    if (at === line) return index
    at += linesIn(row)
  }
  return -1
}

const linesIn = (row: string[]) => csvLine(row).split('\r\n').length - 1 + extraLines(row)
const extraLines = (row: string[]) => row.join('').split('\n').length - 1

/** What tells the rows of an export apart: the numbers of the row and of what it is in. */
export const keyOf = ({ header }: Sheet, row: string[]): string =>
  header.flatMap((title, index) => (/(^| )id$/.test(title) ? [row[index]] : [])).join(' ')

/** Its cells by row and column, but for versions. */
export function cellsOf(sheet: Sheet): Map<string, Map<string, string>> {
  return new Map(
    sheet.rows.map((row) => [
      keyOf(sheet, row),
      new Map(
        sheet.header.flatMap((title, index): [string, string][] =>
          title === 'version' ? [] : [[title, row[index] ?? '']],
        ),
      ),
    ]),
  )
}

export type Edit = { row: number; column: string; cell: string; becomes: string }

/** The sheet with these cells edited. */
const edited = ({ header, rows }: Sheet, edits: Edit[]): Sheet => ({
  header,
  rows: rows.map((row, index) => {
    const own = edits.filter((one) => one.row === index)
    return own.length === 0
      ? row
      : row.map((cell, place) => own.find(({ column }) => column === header[place])?.cell ?? cell)
  }),
})

const SOMEONE_ELSE = /^Someone has changed it from “/

/** Lines that the kind’s rules refuse keep what they had. Returns the edits that stand. */
export async function allowedEdits(kind: Kind, sheet: Sheet, edits: Edit[], format: Format): Promise<Edit[]> {
  const tried = edited(sheet, edits)
  const { faults } = await imported(kind, tried, format, {})
  const refused = new Set<number>()
  for (const { line, reason, column } of faults) {
    if (SOMEONE_ELSE.test(reason)) continue
    expect(column, reason).not.toMatch(/^(id|version)$/)
    const place = rowOfLine(tried, format, line)
    expect(
      edits.some(({ row }) => row === place),
      `${kind.name}, line ${line}: ${column} ${reason}`,
    ).toBe(true)
    refused.add(place)
  }
  const left = edits.filter(({ row }) => !refused.has(row))
  return refused.size === 0 || left.length === 0 ? left : allowedEdits(kind, sheet, left, format)
}

/** Writes the edits, but for a line that can’t be beside another one of the file: then nothing is written, and it’s named. */
export async function written(
  kind: Kind,
  sheet: Sheet,
  edits: Edit[],
  format: Format,
  options: RunOptions = { apply: true },
): Promise<{ report: ImportReport; edits: Edit[] }> {
  const tried = edited(sheet, edits)
  const report = await imported(kind, tried, format, options)
  const refused = report.applied ? undefined : report.faults.find(({ column }) => column === '')
  if (!refused) return { report, edits }
  const place = rowOfLine(tried, format, refused.line)
  const left = edits.filter(({ row }) => row !== place)
  expect(left.length, `${kind.name}, line ${refused.line}: ${refused.reason}`).toBeLessThan(edits.length)
  return written(kind, sheet, left, format, options)
}
