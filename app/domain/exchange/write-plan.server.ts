import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { type Deed, record } from '../administration/history.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { withIds } from '../administration/row-ids.server.ts'
import { insertEach, LONG, problemsOfEach } from '../administration/save.server.ts'
import { type Administered, readRecords } from '../administration/store.server.ts'
import { writeEach } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type OwnFiles, ownFiles } from './own-files.ts'
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
type Written = { count: number; entryId: number }

/**
 * Writes what a plan makes and changes, in a transaction of its own, with one entry in the history for all; `within` does in
 * it what belongs to it. Where the database finds that two lines can't both be, it is done again line by line, to say which.
 */
export async function writePlan<Result>(
  viewer: Viewer,
  kind: Kind,
  plan: Plan,
  by: By,
  within: (tx: Tx, write: () => Promise<Written>) => Promise<Result>,
): Promise<Result> {
  const write = (atOnce: number) =>
    db().$transaction((tx) => within(tx, () => writeLots(tx, viewer, kind, plan, by, atOnce)), LONG)
  return together(kind, write)
}

/** Writes as many lines at once as the kind's rules allow, and one by one to say which of two can’t be. */
export async function together<Result>(
  kind: Kind,
  write: (atOnce: number) => Promise<Result>,
): Promise<Result> {
  // Rules that ask for other records would not find those of the same lot.
  const isTogether = !kind.check || kind.checkEach || kind.checkedAlone
  try {
    return await write(isTogether ? LOT : 1)
  } catch (error) {
    if (!isTogether || !isTwice(error)) throw error
    return write(1)
  }
}

/** A unique key was there already. */
const isTwice = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2002' || JSON.stringify(error.meta ?? {}).includes('23505'))

async function writeLots(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  plan: Plan,
  by: By,
  atOnce: number,
): Promise<Written> {
  const lines = plan.lines.filter(isWritten)
  const entryId = await beginImport(tx, kind, by, lines.length)
  await writeSome(tx, viewer, kind, lines, { deed: by.deed, parentId: entryId, atOnce })
  return { count: lines.length, entryId }
}

const isWritten = ({ outcome }: PlannedLine) => outcome === 'new' || outcome === 'changed'

/** The entry that those of all lines stand below. */
export async function beginImport(tx: Tx, kind: Kind, { deed, about }: By, count: number): Promise<number> {
  const [entryId = 0] = await record(tx, deed, [
    {
      action: 'imported',
      kind: (ownFiles(kind)?.of ?? kind).name,
      recordId: null,
      recordName: '',
      about,
      count,
    },
  ])
  return entryId
}

type Write = OwnFiles['write']

/** Writes those of the lines that make or change something. */
export const writeSome: Write = (tx, viewer, kind, lines, within) => {
  const write = ownFiles(kind)?.write ?? writeLines
  return write(tx, viewer, kind, lines.filter(isWritten), within)
}

export const writeLines: Write = async (tx, viewer, kind, lines, within) => {
  for (const lot of lotsOf(lines, within.atOnce)) await writeLot(tx, viewer, kind, lot, within)
}

/** Checked again: another line or somebody else may have made the same meanwhile. */
const writeLot: Write = async (tx, viewer, kind, lines, { deed, parentId }) => {
  const planned = lines.flatMap((line) => line.record?.id ?? [])
  const held = planned.length > 0 ? await readRecords(tx, kind, planned, { hold: true }) : []
  const byId = new Map(held.map((record) => [record.id, record]))
  const wishes: (PlannedLine & { now: Administered | null; id: number | null })[] = []
  for (const line of lines) {
    const now = (line.record && byId.get(line.record.id)) ?? null
    if (line.record && now?.version !== line.record.version) throw new ChangedMeanwhile()
    const content = now ? await withIds(tx, kind.fields, line.content, [now.content, now.live]) : line.content
    wishes.push({ ...line, content, now, id: line.record?.id ?? null })
  }
  const problems = await problemsOfEach(tx, kind, wishes, viewer)
  for (const [index, { line }] of wishes.entries()) {
    const [problem] = problems[index] ?? []
    if (problem) throw new LineRefused(line, problem.message)
  }
  const changed = wishes.flatMap(({ now, content, publish }) =>
    now ? [{ now, content, publish, parentId }] : [],
  )
  const made = wishes.flatMap(({ now, content, publish, number }) =>
    now ? [] : [{ content, publish, parentId, id: number }],
  )
  if (changed.length > 0) await writeEach(tx, deed, kind, changed)
  if (made.length > 0) await insertEach(tx, deed, kind, made)
}
