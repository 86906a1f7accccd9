import { db, type Tx } from '#app/db/database.server.ts'
import { keepingAdministrator } from '../accounts/administrators.server.ts'
import { findExisting } from './existing.server.ts'
import type { ImportedPerson } from './people.ts'
import { emptyPlan, type Plan, planFor } from './plan.ts'
import { type ImportFile, readFile } from './read-file.ts'
import type { Fault } from './rows.ts'
import { writePlan } from './write.server.ts'

export type ImportReport = Pick<ImportFile, 'lines' | 'ignored' | 'leftOut'> &
  Pick<Plan, 'created' | 'changed' | 'unchanged'> & { faults: Fault[]; applied: boolean }

type Progress = (step: 'matched' | 'written', done: number, total: number) => void
type Options = { apply?: boolean; skipFaulty?: boolean; progress?: Progress }

const HOUR = 3_600_000

/**
 * Imports members from a CSV file, or reports what that would do. It is one transaction, all or nothing; with faulty
 * lines nothing is applied, unless they are to be skipped. Applying the same file again changes nothing. Throws
 * UnreadableFileError for other files.
 */
export async function importMembers(
  bytes: Uint8Array,
  { apply = false, skipFaulty = false, progress = () => {} }: Options = {},
): Promise<ImportReport> {
  const { people, faults, leftOut, lines, ignored } = readFile(bytes)
  return db().$transaction(
    async (tx) => {
      const plan = await planImport(tx, people, progress)
      const allFaults = [...faults, ...plan.faults].sort((a, b) => a.line - b.line)
      const applied = apply && (skipFaulty || allFaults.length === 0)
      const total = plan.created.length + plan.changed.length
      const write = () => writePlan(tx, plan, (done) => progress('written', done, total))
      if (applied) await keepingAdministrator(tx, write)
      const { created, changed, unchanged } = plan
      return { lines, ignored, leftOut, created, changed, unchanged, faults: allFaults, applied }
    },
    { maxWait: HOUR, timeout: HOUR },
  )
}

const AT_A_TIME = 1000

async function planImport(tx: Tx, people: ImportedPerson[], progress: Progress): Promise<Plan> {
  const plan = emptyPlan()
  for (let from = 0; from < people.length; from += AT_A_TIME) {
    const some = people.slice(from, from + AT_A_TIME)
    planFor(plan, some, await findExisting(tx, some))
    progress('matched', from + some.length, people.length)
  }
  return plan
}
