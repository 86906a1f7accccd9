import { db, type Tx } from '#app/db/database.server.ts'
import type { FileImport, Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { FileColumn } from './columns.ts'
import { columnsFor, wantedFor } from './export.server.ts'
import { readPieces } from './file-pieces.server.ts'
import { handOver } from './held-import.server.ts'
import { hasLotsToMend } from './lots.server.ts'
import { type DayOrder, knownAmong, type Mapping, mappingProblem } from './mapping.ts'
import { type Fault, type Plan, planImport } from './plan.server.ts'
import { type ShownPlan, shownAsKept } from './shown-plan.ts'
import { openingOf, readTable, type Table } from './table.ts'
import type { Staying } from './undo-lots.server.ts'
import { ChangedMeanwhile, LineRefused, writePlan } from './write-plan.server.ts'

export const MOST_MEGABYTES = 40

export type UploadedFile = {
  id: number
  fileName: string
  table: Table
  /** Of a spreadsheet: the one that is read, and those that can be. */
  sheet: string | null
  sheets: string[]
  mapping: Mapping
  order: DayOrder | null
  appliedAt: Date | null
  entryId: number | null
  /** Of one that was imported at once: what was left out then. */
  left: LeftOut | null
  /** Of a long one, of whose lines the table has none but the first. */
  background: Background | null
}

/** What can be mended, without the cells that are at fault: those are in the file. */
type LeftOut = { faults: Fault[]; leftOut?: Fault[]; guarded: boolean }

export type Background = {
  stage: ImportStage
  done: number
  total: number
  lines: number
  problem: string | null
  /** What it would do, once it is planned, and what undoing it has left. */
  summary: (ShownPlan & { guarded: boolean; staying?: Staying }) | null
}

/** What of an imported file can still be downloaded, to be mended: lines with faults, and cells that were left out of others. */
export async function countLeftOut({
  id,
  appliedAt,
  left,
  background,
}: UploadedFile): Promise<{ lines: number; cells: number }> {
  if (!appliedAt) return NONE_LEFT
  if (!background) {
    const lines = new Set(left?.faults.map(({ line }) => line)).size
    return { lines, cells: left?.leftOut?.length ?? 0 }
  }
  const { faulty: lines = 0, leftOut: cells = 0 } = background.summary?.counts ?? {}
  return lines + cells > 0 && (await hasLotsToMend(id)) ? { lines, cells } : NONE_LEFT
}

const NONE_LEFT = { lines: 0, cells: 0 }

/** One's own file of this kind; nobody else's is found. */
export async function findFile(viewer: Viewer, kind: Kind, id: number | null): Promise<UploadedFile | null> {
  if (id === null) return null
  const where = { id, kind: kind.name, actorId: viewer.id, isWhole: true }
  const kept = await db().fileImport.findFirst({ where })
  const table = kept && ((kept.head as Table | null) ?? (await readKept(kept, columnsFor(viewer, kind))))
  if (!kept || !table) return null
  const order = kept.dayOrder as DayOrder | null
  const mapping = table.header.map((_, index) => kept.mapping[index] ?? '')
  const background = backgroundOf(kept)
  const left = kept.appliedAt && !background ? (kept.summary as LeftOut | null) : null
  return { ...kept, table, mapping, order, left, background }
}

async function readKept(kept: FileImport, columns: FileColumn[]): Promise<Table | null> {
  const source = () => readPieces({ importId: kept.id, isWorkbook: false })
  const table = await readTable(source, { ...openingOf(kept), known: knownAmong(columns) })
  return 'problem' in table ? null : table
}

function backgroundOf(kept: FileImport): Background | null {
  const { stage, done, total, lines, problem } = kept
  return stage && { stage, done, total, lines, problem, summary: summaryOf(kept.summary) }
}

const summaryOf = (kept: Prisma.JsonValue) =>
  kept === null ? null : shownAsKept(kept as unknown as NonNullable<Background['summary']>)

/** What importing it would do; null while its columns can't be read. */
export const planOf = (viewer: Viewer, kind: Kind, file: UploadedFile): Promise<Plan> | null =>
  file.background || mappingProblem(file.mapping, wantedFor(viewer, kind))
    ? null
    : planImport(viewer, kind, file)

export type Imported =
  | { kind: 'imported'; count: number; entryId: number }
  /** It is written in the background. */
  | { kind: 'begun' }
  /** Something changed since it was shown: nothing was written. */
  | { kind: 'changed' }
  /** Two lines can't both be: nothing was written. */
  | { kind: 'refused'; line: number; reason: string }
  | { kind: 'gone' }

/** Writes all lines without a fault, in one transaction, exactly as they were shown. Doing it twice is doing it once. */
export async function applyImport(viewer: Viewer, kind: Kind, id: number, token: string): Promise<Imported> {
  const file = await findFile(viewer, kind, id)
  if (!file) return { kind: 'gone' }
  if (file.background) return beginWriting(id, token)
  const made = await importedAlready(db(), id)
  if (made) return made
  // Choices may be read by another connection, so not within the transaction.
  const plan = await planOf(viewer, kind, file)
  if (plan?.token !== token) return { kind: 'changed' }
  const by = { deed: { actorId: viewer.id, door: 'FILE' }, about: file.fileName } as const
  try {
    return await writePlan(viewer, kind, plan, by, async (tx, write) => {
      await tx.$queryRaw`SELECT 1 FROM "FileImport" WHERE id = ${id}::int FOR UPDATE`
      const already = await importedAlready(tx, id)
      if (already) return already
      const { count, entryId } = await write()
      const summary = leftOutOf(plan)
      await tx.fileImport.update({ where: { id }, data: { appliedAt: new Date(), entryId, summary } })
      return { kind: 'imported', count, entryId }
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return { kind: 'changed' }
    if (error instanceof LineRefused) return { kind: 'refused', line: error.line, reason: error.message }
    throw error
  }
}

const leftOutOf = ({ faults, leftOut = [], guarded }: Plan): LeftOut => ({
  faults: faults.map(withoutCell),
  leftOut: leftOut.map(withoutCell),
  guarded,
})

const withoutCell = (fault: Fault): Fault => ({ ...fault, value: '' })

async function importedAlready(tx: Tx, id: number): Promise<Imported | null> {
  const file = await tx.fileImport.findUnique({ where: { id }, select: { entryId: true } })
  if (!file?.entryId) return null
  const { count } = await tx.changeEntry.findUniqueOrThrow({ where: { id: file.entryId } })
  return { kind: 'imported', count, entryId: file.entryId }
}

/** Twice is once: whatever was begun with the same token is told as begun. */
async function beginWriting(id: number, token: string): Promise<Imported> {
  await handOver({ id, stage: 'PLANNED', token }, { stage: 'WRITING', done: 0, problem: null })
  const begun = { id, token, stage: { in: ['WRITING', 'WRITTEN'] } } satisfies Prisma.FileImportWhereInput
  return (await db().fileImport.count({ where: begun })) > 0 ? { kind: 'begun' } : { kind: 'changed' }
}

const NOBODY = { holder: null, done: 0, total: 0 }

/** Ends what is being done with a long file: what is written of it is taken back. False where nothing is. */
export async function cancelImport(viewer: Viewer, kind: Kind, id: number): Promise<boolean> {
  const own = { id, kind: kind.name, actorId: viewer.id }
  const reading = await db().fileImport.updateMany({
    where: { ...own, stage: 'PLANNING' },
    data: { stage: 'WAITING', problem: 'You cancelled it.', ...NOBODY },
  })
  const written = await handOver(
    { ...own, stage: 'WRITING' },
    { stage: 'TAKING_BACK', problem: 'You cancelled it.', cursor: null, undoId: null, ...NOBODY },
  )
  return reading.count + written > 0
}

/**
 * Emailing all whom a long file has made is done in the background, too. Doing it twice is doing it once; false where it
 * isn't imported.
 */
export async function beginWelcome(viewer: Viewer, id: number): Promise<boolean> {
  const own = { id, actorId: viewer.id }
  await handOver({ ...own, stage: 'WRITTEN' }, { stage: 'WELCOMING', cursor: null, undoId: null, ...NOBODY })
  return (await db().fileImport.count({ where: { ...own, stage: 'WELCOMING' } })) > 0
}
