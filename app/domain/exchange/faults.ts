import { csvFile, type MadeFile } from './export.server.ts'
import type { Fault } from './plan.server.ts'
import type { Table } from './table.ts'

/** The lines with faults as they stand in the file, each with its place and the reasons. */
export function faultsFile(kind: string, { header, records }: Table, faults: Fault[]): MadeFile {
  const reasons = new Map<number, string[]>()
  for (const { line, column, reason } of faults) {
    reasons.set(line, [...(reasons.get(line) ?? []), column ? `${column}: ${reason}` : reason])
  }
  const lines = records.flatMap(({ line, cells }) => {
    const why = reasons.get(line)
    return why ? [[...header.map((_, index) => cells[index] ?? ''), String(line), why.join(' ')]] : []
  })
  return csvFile(`${kind}-faults.csv`, [[...header, 'Line', 'Reason'], ...lines])
}
