/** `npm run import:members -- FILE.csv [--apply] [--skip-faulty]`: see docs/import.md. */
import { readFileSync } from 'node:fs'
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { refreshStatistics } from '#app/db/statistics.server.ts'
import { type ImportReport, importMembers } from '#app/domain/imports/import-members.server.ts'
import type { Part } from '#app/domain/imports/plan.ts'
import type { Fault } from '#app/domain/imports/rows.ts'
import { checkSchema } from './check-schema.ts'
import { namedDatabase } from './named-database.ts'
import { oneLine } from './one-line.ts'

const USAGE = 'Usage: npm run import:members -- FILE.csv [--apply] [--skip-faulty]'
/** Something can’t be read. */
const UNREADABLE = 2
const OPTIONS = ['--apply', '--skip-faulty']
const NOT_APPLIED =
  'Nothing was written because of the errors above. Fix them, or add --skip-faulty to skip those lines.'

const given = process.argv.slice(2)
const [file, ...more] = given.filter((word) => !word.startsWith('--'))
const unknown = given.filter((word) => word.startsWith('--') && !OPTIONS.includes(word))
if (!file || more.length > 0 || unknown.length > 0) oneLine(new Error(USAGE), UNREADABLE)

try {
  const bytes = readFileSync(file)
  await openDatabase(namedDatabase())
  await checkSchema()
  const report = await importMembers(bytes, {
    apply: given.includes('--apply'),
    skipFaulty: given.includes('--skip-faulty'),
    progress: (step, done, total) =>
      process.stderr.write(`\r${done} of ${total} ${step}${done === total ? '\n' : ''}`),
  })
  if (report.applied) await refreshStatistics()
  print(report)
  await closeDatabase()
  process.exitCode = report.faults.length > 0 && !report.applied ? 1 : 0
} catch (error) {
  oneLine(error, UNREADABLE)
}

function print(report: ImportReport) {
  const { created, changed, unchanged, faults, leftOut, kept, applied, lines, ignored } = report
  for (const fault of faults) console.log(sentence(fault))
  for (const fault of leftOut) console.log(`${sentence(fault)}, so it was left out`)
  for (const fault of kept) console.log(sentence(fault))
  if (ignored.length > 0) console.log(`Ignored columns: ${ignored.join(', ')}`)
  const wording = applied ? '' : ' would be'
  console.log(`${lines} lines read, ${faults.length} errors, ${leftOut.length} values left out`)
  console.log(`${created.length} members${wording} created`)
  console.log(`${changed.length} members${wording} changed${counts(changed)}`)
  console.log(`${unchanged} members unchanged`)
  if (applied) return
  console.log(
    faults.length > 0 && given.includes('--apply')
      ? NOT_APPLIED
      : 'Dry run: nothing was written. Add --apply to write the changes.',
  )
}

function sentence({ line, column, value, reason }: Fault): string {
  return `line ${line}: ${[column, value && JSON.stringify(value), reason].filter(Boolean).join(' ')}`
}

function counts(changed: ImportReport['changed']): string {
  const byPart = new Map<Part, number>()
  for (const { parts } of changed) for (const part of parts) byPart.set(part, (byPart.get(part) ?? 0) + 1)
  return byPart.size > 0 ? ` (${[...byPart].map(([part, count]) => `${part} ${count}`).join(', ')})` : ''
}
