import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import { normalizeText } from '#app/values/text.ts'
import type { Kind } from '../administration/kind.server.ts'
import { LONG } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { FileColumn } from './columns.ts'
import { columnsFor } from './export.server.ts'
import { inPieces, keepPieces, readPieces, readWhole } from './file-pieces.server.ts'
import type { UploadedFile } from './import.server.ts'
import { type DayOrder, knownAmong, type Mapping, mapByName, mappingProblem } from './mapping.ts'
import { openFile } from './opened-file.server.ts'
import { MOST_AT_ONCE, type Opening, type Source, scanTable, type Told } from './table.ts'

/**
 * Keeps a file that can be read. Returns its number and whether its columns are read as those of an earlier one; or why it
 * can't be read.
 */
export async function keepFile(
  viewer: Viewer,
  kind: Kind,
  fileName: string,
  file: Blob,
): Promise<{ id: number; asBefore: boolean } | { problem: string }> {
  const opened = await openFile(file)
  if ('problem' in opened) return opened
  const { content, workbook, sheet, sheets } = opened
  const mapped = await readMapped(viewer, kind, () => inPieces(content), { isSheet: sheet !== null })
  if ('problem' in mapped) return mapped
  const { stage, ...read } = mapped.read
  const name = normalizeText(fileName).slice(0, 255)
  const { id } = await db().fileImport.create({
    data: { kind: kind.name, actorId: viewer.id, fileName: name, isWhole: false, sheet, sheets, ...read },
    select: { id: true },
  })
  await keepPieces(content, { importId: id, isWorkbook: false })
  if (workbook) await keepPieces(workbook, { importId: id, isWorkbook: true })
  await db().fileImport.update({ where: { id }, data: { stage, isWhole: true } })
  return { id, asBefore: mapped.asBefore }
}

type Mapped = { header: string[]; mapping: Mapping }

/**
 * How a file is read, and what is kept of that. Columns are read by their names, unless they were chosen for the same ones
 * before: of this file, or of the latest one of the kind.
 */
async function readMapped(viewer: Viewer, kind: Kind, source: Source, opening: Opening, own?: Mapped) {
  const columns = columnsFor(viewer, kind)
  const scanned = await scanTable(source, MOST_AT_ONCE, { ...opening, known: knownAmong(columns) })
  if ('problem' in scanned) return scanned
  const { table, lines } = scanned
  if (lines === 0) return { problem: 'The file has no lines below its header.' }
  const { encoding, separator, headerLine, header } = table
  const byName = mapByName(header, columns)
  const isSame = own && header.join('\n') === own.header.join('\n')
  const former = isSame ? null : await formerMapping(kind, header)
  const mapping = isSame ? own.mapping : former ? asFormerly(former, byName, columns) : byName
  const long = {
    head: { ...table, records: table.records.slice(0, 1) },
    stage: stageFor(viewer, kind, mapping),
  }
  return {
    read: {
      encoding,
      separator,
      headerLine,
      header,
      mapping,
      lines,
      ...(lines > MOST_AT_ONCE ? long : SHORT),
    },
    asBefore: mapping.join('\n') !== byName.join('\n'),
  }
}

/** Of the latest file of the kind with these columns, whoever had it; of attendees, of whichever event. */
async function formerMapping({ name }: Kind, header: string[]): Promise<Mapping | null> {
  const [several] = /^.+-(?=\d+$)/.exec(name) ?? []
  const kind = several ? { startsWith: several } : name
  const former = await db().fileImport.findFirst({
    where: { kind, isWhole: true, header: { equals: header } },
    orderBy: { id: 'desc' },
    select: { mapping: true },
  })
  return former?.mapping.some(Boolean) ? former.mapping : null
}

/** What is written over the members’ own is chosen for each file. */
const asFormerly = (former: Mapping, byName: Mapping, columns: FileColumn[]): Mapping =>
  former.map((wanted, index) => {
    const column = columns.find(({ name }) => name === wanted)
    return wanted === '' || (column && !column.isChosen) ? wanted : (byName[index] ?? '')
  })

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
  const opened = await openFile(await readWhole({ importId: id, isWorkbook: true }), sheet)
  if ('problem' in opened) return opened
  const { content } = opened
  const mapped = await readMapped(viewer, kind, () => inPieces(content), { isSheet: true })
  if ('problem' in mapped) return mapped
  await db().$transaction(async (tx) => {
    const data = { ...mapped.read, sheet: opened.sheet, ...NOT_YET }
    const { count } = await tx.fileImport.updateMany({ where, data })
    if (count === 0) return
    await tx.filePiece.deleteMany({ where: { importId: id, isWorkbook: false } })
    await keepPieces(content, { importId: id, isWorkbook: false }, tx)
  }, LONG)
  return null
}

/** Reads a file as it is told, unless it has been imported. Returns why it can’t be read like that. */
export async function chooseAsRead(
  viewer: Viewer,
  kind: Kind,
  { id, sheet, table: { header }, mapping }: UploadedFile,
  asRead: Told,
): Promise<{ problem: string } | null> {
  const source = () => readPieces({ importId: id, isWorkbook: false })
  const mapped = await readMapped(
    viewer,
    kind,
    source,
    { isSheet: sheet !== null, asRead },
    { header, mapping },
  )
  if ('problem' in mapped) return mapped
  const where = { id, kind: kind.name, actorId: viewer.id, ...OPEN }
  await db().fileImport.updateMany({ where, data: { ...mapped.read, ...NOT_YET } })
  return null
}

/** Nothing of it is written, and nobody is at it. */
const OPEN = {
  appliedAt: null,
  OR: [{ stage: null }, { stage: { in: ['WAITING', 'PLANNED', 'TAKEN_BACK'] } }],
} satisfies Prisma.FileImportWhereInput

/** It is planned anew. */
const NOT_YET = { problem: null, done: 0, total: 0 }

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
    data: { stage: stageFor(viewer, kind, mapping), ...NOT_YET },
  })
}
