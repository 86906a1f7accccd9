import { db, type Tx } from '#app/db/database.server.ts'
import { normalizeText } from '#app/values/text.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { columnsFor } from './export.server.ts'
import { type DayOrder, type Mapping, mapByName, mappingProblem } from './mapping.ts'
import { openFile } from './opened-file.server.ts'
import { type Plan, planImport } from './plan.server.ts'
import { readTable, type Table } from './table.ts'
import { ChangedMeanwhile, LineRefused, writePlan } from './write-plan.server.ts'

export const MOST_BYTES = 5 * 1024 * 1024

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
}

/** Keeps a file that can be read, its columns read by their names. Returns its number, or why it can't be read. */
export async function keepFile(
  viewer: Viewer,
  kind: Kind,
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ id: number } | { problem: string }> {
  const opened = await openMapped(viewer, kind, bytes)
  if ('problem' in opened) return opened
  const name = normalizeText(fileName).slice(0, 255)
  const { id } = await db().fileImport.create({
    data: { kind: kind.name, actorId: viewer.id, fileName: name, ...opened },
    select: { id: true },
  })
  return { id }
}

/** What is kept of a file, its columns read by their names. */
async function openMapped(
  viewer: Viewer,
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string | null = null,
) {
  const opened = await openFile(bytes, sheet)
  if ('problem' in opened) return opened
  const table = await readTable(opened.content, opened.sheet !== null)
  if ('problem' in table) return table
  if (table.records.length === 0) return { problem: 'The file has no lines below its header.' }
  return { ...opened, mapping: mapByName(table.header, columnsFor(viewer, kind)) }
}

/** Reads another sheet of the file, unless it has been imported. Returns why that one can’t be read. */
export async function chooseSheet(
  viewer: Viewer,
  kind: Kind,
  id: number,
  sheet: string,
): Promise<{ problem: string } | null> {
  const where = { id, kind: kind.name, actorId: viewer.id, appliedAt: null }
  const kept = await db().fileImport.findFirst({ where, select: { workbook: true, sheets: true } })
  if (!kept?.workbook || !kept.sheets.includes(sheet)) return null
  const opened = await openMapped(viewer, kind, kept.workbook, sheet)
  if ('problem' in opened) return opened
  const { content, mapping } = opened
  await db().fileImport.updateMany({ where, data: { content, mapping, sheet: opened.sheet } })
  return null
}

/** One's own file of this kind; nobody else's is found. */
export async function findFile(viewer: Viewer, kind: Kind, id: number | null): Promise<UploadedFile | null> {
  if (id === null) return null
  const where = { id, kind: kind.name, actorId: viewer.id }
  const kept = await db().fileImport.findFirst({ where, omit: { workbook: true } })
  const table = kept && (await readTable(kept.content, kept.sheet !== null))
  if (!kept || !table || 'problem' in table) return null
  const order = kept.dayOrder as DayOrder | null
  return { ...kept, table, mapping: table.header.map((_, index) => kept.mapping[index] ?? ''), order }
}

/** Chooses what the columns are read as, unless the file has been imported. */
export async function chooseColumns(
  viewer: Viewer,
  kind: Kind,
  id: number,
  { mapping, order }: { mapping: Mapping; order: DayOrder | null },
): Promise<void> {
  await db().fileImport.updateMany({
    where: { id, kind: kind.name, actorId: viewer.id, appliedAt: null },
    data: { mapping, dayOrder: order },
  })
}

/** What importing it would do; null while its columns can't be read. */
export const planOf = (viewer: Viewer, kind: Kind, file: UploadedFile): Promise<Plan> | null =>
  mappingProblem(file.mapping, columnsFor(viewer, kind)) ? null : planImport(viewer, kind, file)

export type Imported =
  | { kind: 'imported'; count: number; entryId: number }
  /** Something changed since it was shown: nothing was written. */
  | { kind: 'changed' }
  /** Two lines can't both be: nothing was written. */
  | { kind: 'refused'; line: number; reason: string }
  | { kind: 'gone' }

/** Writes all lines without a fault, in one transaction, exactly as they were shown. Doing it twice is doing it once. */
export async function applyImport(viewer: Viewer, kind: Kind, id: number, token: string): Promise<Imported> {
  const file = await findFile(viewer, kind, id)
  if (!file) return { kind: 'gone' }
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
      await tx.fileImport.update({ where: { id }, data: { appliedAt: new Date(), entryId } })
      return { kind: 'imported', count, entryId }
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return { kind: 'changed' }
    if (error instanceof LineRefused) return { kind: 'refused', line: error.line, reason: error.message }
    throw error
  }
}

async function importedAlready(tx: Tx, id: number): Promise<Imported | null> {
  const file = await tx.fileImport.findUnique({ where: { id }, select: { entryId: true } })
  if (!file?.entryId) return null
  const { count } = await tx.changeEntry.findUniqueOrThrow({ where: { id: file.entryId } })
  return { kind: 'imported', count, entryId: file.entryId }
}
