import { db, type Tx } from '#app/db/database.server.ts'
import { members } from '../accounts/administer.server.ts'
import { keepingAdministrator } from '../accounts/administrators.server.ts'
import { type Deed, record } from '../administration/history.server.ts'
import type { Plan } from './plan.ts'
import { type Matching, planPeople } from './plan-people.server.ts'
import { type ImportFile, readFile } from './read-file.ts'
import type { Fault } from './rows.ts'
import { writePlan } from './write.server.ts'

export type ImportReport = Pick<ImportFile, 'lines' | 'ignored' | 'leftOut'> &
  Pick<Plan, 'created' | 'changed' | 'unchanged' | 'kept'> & { faults: Fault[]; applied: boolean }

type Progress = (step: Parameters<Matching>[0] | 'written', done: number, total: number) => void
type Options = { apply?: boolean; skipFaulty?: boolean; progress?: Progress }

const HOUR = 3_600_000

const byCommand: Deed = { actorId: null, door: 'COMMAND' }

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
      const plan = await planPeople(tx, people, {}, progress)
      const allFaults = [...faults, ...plan.faults].sort((a, b) => a.line - b.line)
      const applied = apply && (skipFaulty || allFaults.length === 0)
      const total = plan.created.length + plan.changed.length
      const write = () => writeAll(tx, plan, (done) => progress('written', done, total))
      if (applied && total > 0) await keepingAdministrator(tx, write)
      const { created, changed, unchanged, kept } = plan
      return { lines, ignored, leftOut, created, changed, unchanged, kept, faults: allFaults, applied }
    },
    { maxWait: HOUR, timeout: HOUR },
  )
}

async function writeAll(tx: Tx, plan: Plan, progress: (done: number) => void): Promise<void> {
  const count = plan.created.length + plan.changed.length
  const entry = { action: 'imported', kind: members.name, recordId: null, recordName: '', count }
  const [parentId = 0] = await record(tx, byCommand, [entry])
  await writePlan(tx, members, plan, { deed: byCommand, parentId }, progress)
}
