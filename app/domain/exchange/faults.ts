import { BYTE_ORDER_MARK, csvLine } from '#app/spreadsheets/csv.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { csvFile, type MadeFile } from './export.server.ts'
import { faultyLots } from './lots.server.ts'
import type { Fault } from './plan.server.ts'
import type { Table } from './table.ts'

/** The columns that a file of faults has behind those of the file. */
const ADDED = ['Line', 'Reason']

/** Text files from here are guarded against formulas: exports, and files of faults. */
export const isGuarded = ({ header, isSheet }: Table, hasVersions: boolean): boolean =>
  !isSheet && (hasVersions || header.slice(-ADDED.length).join() === ADDED.join())

/** The lines with faults as they stand in the file, each with its place and the reasons. */
export const faultsFile = (kind: string, table: Table, faults: Fault[], guarded: boolean): MadeFile =>
  csvFile(nameOf(kind), [titlesOf(table), ...faultyLines(table, faults, guarded)])

/** The same of a file in the background. */
export async function faultsOfLots(
  kind: string,
  id: number,
  { header }: Pick<Table, 'header'>,
  guarded: boolean,
): Promise<MadeFile> {
  const texts = [csvText([titlesOf({ header })])]
  for await (const { lines, faults } of faultyLots(id)) {
    texts.push(csvText(faultyLines({ header, records: lines }, faults, guarded)))
  }
  return { ...csvFile(nameOf(kind), []), content: BYTE_ORDER_MARK + texts.join('') }
}

const nameOf = (kind: string) => `${kind}-faults.csv`

const titlesOf = ({ header }: Pick<Table, 'header'>) => [...header, ...ADDED]

const csvText = (lines: string[][]) => lines.map(csvLine).join('')

function faultyLines(
  { header, records }: Pick<Table, 'header' | 'records'>,
  faults: Fault[],
  guarded: boolean,
): string[][] {
  const text = (cell = '') => (guarded ? unguard(cell) : cell)
  const reasons = new Map<number, string[]>()
  for (const { line, column, reason } of faults) {
    reasons.set(line, [...(reasons.get(line) ?? []), column ? `${column}: ${reason}` : reason])
  }
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
