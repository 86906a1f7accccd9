import { BYTE_ORDER_MARK, csvLine } from '#app/spreadsheets/csv.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { csvFile, type MadeFile } from './export.server.ts'
import { lotsToMend } from './lots.server.ts'
import type { Fault } from './plan.server.ts'
import type { Table } from './table.ts'

/** The columns that a file of faults has behind those of the file. */
const ADDED = ['Line', 'Reason']

/** Text files from here are guarded against formulas: exports, and files of faults. */
export const isGuarded = ({ header, isSheet }: Table, hasVersions: boolean): boolean =>
  !isSheet && (hasVersions || header.slice(-ADDED.length).join() === ADDED.join())

/** What a file’s lines can be mended by: their faults, and the cells that are left out of the others. */
type ToMend = { faults: Fault[]; leftOut?: Fault[]; guarded: boolean }

/** Those lines as they stand in the file, each with its place and the reasons. */
export const faultsFile = (kind: string, table: Table, toMend: ToMend): MadeFile =>
  csvFile(nameOf(kind), [titlesOf(table), ...linesToMend(table, toMend)])

/** The same of a file in the background. */
export async function faultsOfLots(
  kind: string,
  id: number,
  { header }: Pick<Table, 'header'>,
  guarded: boolean,
): Promise<MadeFile> {
  const texts = [csvText([titlesOf({ header })])]
  for await (const { lines, faults, told } of lotsToMend(id)) {
    const leftOut = told
      .filter(({ outcome }) => outcome === 'leftOut')
      .map(({ line, column = '', cell = '', reason = '' }) => ({ line, column, value: cell, reason }))
    texts.push(csvText(linesToMend({ header, records: lines }, { faults, leftOut, guarded })))
  }
  return { ...csvFile(nameOf(kind), []), content: BYTE_ORDER_MARK + texts.join('') }
}

const nameOf = (kind: string) => `${kind}-faults.csv`

const titlesOf = ({ header }: Pick<Table, 'header'>) => [...header, ...ADDED]

const csvText = (lines: string[][]) => lines.map(csvLine).join('')

function linesToMend(
  { header, records }: Pick<Table, 'header' | 'records'>,
  { faults, leftOut = [], guarded }: ToMend,
): string[][] {
  const text = (cell = '') => (guarded ? unguard(cell) : cell)
  const reasons = new Map<number, string[]>()
  const because = (of: Fault[], before: string) => {
    for (const { line, column, reason } of of) {
      const said = before + (column ? `${column}: ${reason}` : reason)
      reasons.set(line, [...(reasons.get(line) ?? []), said])
    }
  }
  because(faults, '')
  because(leftOut, 'Left out: ')
  return records.flatMap(({ line, cells }) => {
    const why = reasons.get(line)
    return why
      ? [
          [
            ...header.map((_, index) => text(cells[index])),
            String(line),
            why.join(' '),
            ...cells.slice(header.length).map(text),
          ],
        ]
      : []
  })
}
