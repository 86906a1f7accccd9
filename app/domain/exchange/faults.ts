import { unguard } from '#app/spreadsheets/guard.ts'
import { csvFile, type MadeFile } from './export.server.ts'
import type { Fault } from './plan.server.ts'
import type { Table } from './table.ts'

/** The columns that a file of faults has behind those of the file. */
const ADDED = ['Line', 'Reason']

/** Text files from here are guarded against formulas: exports, and files of faults. */
export const isGuarded = ({ header, isSheet }: Table, hasVersions: boolean): boolean =>
  !isSheet && (hasVersions || header.slice(-ADDED.length).join() === ADDED.join())

/** The lines with faults as they stand in the file, each with its place and the reasons. */
export function faultsFile(kind: string, table: Table, faults: Fault[], guarded: boolean): MadeFile {
  const { header, records } = table
  const text = (cell = '') => (guarded ? unguard(cell) : cell)
  const reasons = new Map<number, string[]>()
  for (const { line, column, reason } of faults) {
    reasons.set(line, [...(reasons.get(line) ?? []), column ? `${column}: ${reason}` : reason])
  }
  const lines = records.flatMap(({ line, cells }) => {
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
  return csvFile(`${kind}-faults.csv`, [[...header, ...ADDED], ...lines])
}
