import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import { normalizeText } from '#app/values/text.ts'
import type { Kind } from '../administration/kind.server.ts'
import { LONG } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { columnsFor } from './export.server.ts'
import { keepBytes, readBytes } from './file-pieces.server.ts'
import { type DayOrder, knownAmong, type Mapping, mapByName, mappingProblem } from './mapping.ts'
import { openFile } from './opened-file.server.ts'
import { MOST_AT_ONCE, scanTable } from './table.ts'

/** Keeps a file that can be read, its columns read by their names. Returns its number, or why it can't be read. */
export async function keepFile(
  viewer: Viewer,
  kind: Kind,
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ id: number } | { problem: string }> {
  const opened = await openMapped(viewer, kind, bytes)
  if ('problem' in opened) return opened
  const { content, workbook, stage, ...read } = opened
  const name = normalizeText(fileName).slice(0, 255)
  const { id } = await db().fileImport.create({
    data: { kind: kind.name, actorId: viewer.id, fileName: name, isWhole: false, ...read },
    select: { id: true },
  })
  await keepBytes(content, { importId: id, isWorkbook: false })
  if (workbook) await keepBytes(workbook, { importId: id, isWorkbook: true })
  await db().fileImport.update({ where: { id }, data: { stage, isWhole: true } })
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
  const columns = columnsFor(viewer, kind)
  const isSheet = opened.sheet !== null
  const scanned = await scanTable(opened.content, isSheet, MOST_AT_ONCE, knownAmong(columns))
  if ('problem' in scanned) return scanned
  const { table, lines } = scanned
  if (lines === 0) return { problem: 'The file has no lines below its header.' }
  const mapping = mapByName(table.header, columns)
  const long = {
    head: { ...table, records: table.records.slice(0, 1) },
    stage: stageFor(viewer, kind, mapping),
  }
  return { ...opened, mapping, lines, ...(lines > MOST_AT_ONCE ? long : SHORT) }
}

const SHORT = { head: Prisma.DbNull, stage: null }

/** Planning begins once it is known what the columns are read as. */
const stageFor = (viewer: Viewer, kind: Kind, mapping: Mapping): ImportStage =>
  mappingProblem(mapping, columnsFor(viewer, kind)) ? 'WAITING' : 'PLANNING'

/** Reads another sheet of the file, unless it has been imported. Returns why that one can’t be read. */
export async function chooseSheet(
  viewer: Viewer,
  kind: Kind,
  id: number,
  sheet: string,
): Promise<{ problem: string } | null> {
  const where = { id, kind: kind.name, actorId: viewer.id, ...OPEN }
  const kept = await db().fileImport.findFirst({ where, select: { sheets: true } })
  if (!kept?.sheets.includes(sheet)) return null
  const opened = await openMapped(viewer, kind, await readBytes({ importId: id, isWorkbook: true }), sheet)
  if ('problem' in opened) return opened
  const { content, workbook: _, sheets: __, ...read } = opened
  await db().$transaction(async (tx) => {
    const { count } = await tx.fileImport.updateMany({ where, data: read })
    if (count === 0) return
    await tx.filePiece.deleteMany({ where: { importId: id, isWorkbook: false } })
    await keepBytes(content, { importId: id, isWorkbook: false }, tx)
  }, LONG)
  return null
}

/** Nothing of it is written, and nobody is at it. */
const OPEN = {
  appliedAt: null,
  OR: [{ stage: null }, { stage: { in: ['WAITING', 'PLANNED', 'TAKEN_BACK'] } }],
} satisfies Prisma.FileImportWhereInput

/** Chooses what the columns are read as, unless the file has been imported. */
export async function chooseColumns(
  viewer: Viewer,
  kind: Kind,
  id: number,
  { mapping, order }: { mapping: Mapping; order: DayOrder | null },
): Promise<void> {
  const where = { id, kind: kind.name, actorId: viewer.id, ...OPEN }
  await db().fileImport.updateMany({ where, data: { mapping, dayOrder: order } })
  await db().fileImport.updateMany({
    where: { ...where, stage: { not: null } },
    data: { stage: stageFor(viewer, kind, mapping), problem: null, done: 0, total: 0 },
  })
}
