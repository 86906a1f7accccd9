import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { type RunOptions, runImport } from '#app/domain/exchange/run-import.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { day } from './viewer-kinds.ts'

/** A list of members as it comes out of another system. */
export const IMANI =
  '003X1,imani.import@example.org,Imani,Okafor-Import,Alumni,MBA Prep,2024,Northwind Foundry,Analyst,Chicago,IL,US'
export const WEN = ',wen.import@example.org,Wen,Li-Import,Fellow|Alumni,Career Prep,2020,,,Lagos,,Nigeria'

/** What the command does with a file of members. */
export async function importMembers(text: string, options: RunOptions = { apply: true }) {
  const file = { name: 'members.csv', bytes: new TextEncoder().encode(text) }
  const report = await runImport(
    someoneIn('ADMIN', day('2026-06-01')),
    kindNamed('members') as Kind,
    file,
    options,
  )
  if ('problem' in report) throw new Error(report.problem)
  return report
}
