import type { Tx } from '#app/db/database.server.ts'
import { type Deed, record } from '../administration/history.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { insert, problemsOf } from '../administration/save.server.ts'
import { readRecord } from '../administration/store.server.ts'
import { write } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ownFiles, type Within } from './own-files.ts'
import type { Plan, PlannedLine } from './plan.server.ts'

/** A record isn’t any more what it was when the plan was made. */
export class ChangedMeanwhile extends Error {}

/** Two lines can’t both be. */
export class LineRefused extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

type By = { deed: Deed; about: string }

/** Writes what a plan makes and changes, with one entry in the history for all. */
export async function writePlan(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  plan: Plan,
  { deed, about }: By,
): Promise<{ count: number; entryId: number }> {
  const lines = plan.lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const own = ownFiles(kind)
  const entry = {
    action: 'imported',
    kind: (own?.of ?? kind).name,
    recordId: null,
    recordName: '',
    about,
  }
  const [entryId = 0] = await record(tx, deed, [{ ...entry, count: lines.length }])
  const within = { deed, parentId: entryId }
  if (own) await own.write(tx, viewer, kind, lines, within)
  else for (const line of lines) await writeLine(tx, viewer, kind, line, within)
  return { count: lines.length, entryId }
}

/** Checked again: another line or somebody else may have made the same meanwhile. */
export async function writeLine(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  line: PlannedLine,
  { deed, parentId }: Within,
) {
  const { record: planned, content, publish, number } = line
  const now = planned && (await readRecord(tx, kind, planned.id, { hold: true }))
  if (planned && now?.version !== planned.version) throw new ChangedMeanwhile()
  const id = planned?.id ?? null
  const [problem] = await problemsOf(tx, kind, content, now, { id, viewer })
  if (problem) throw new LineRefused(line.line, problem.message)
  if (now) await write(tx, deed, kind, now, { content, publish: false, parentId })
  else await insert(tx, deed, kind, { content, publish, parentId, id: number })
}
