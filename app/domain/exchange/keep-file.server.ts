import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import { normalizeText, startOf } from '#app/values/text.ts'
import type { Kind } from '../administration/kind.server.ts'
import { LONG } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { sheetWithColumns } from './choose-sheet.server.ts'
import type { FileColumn } from './columns.ts'
import { wantedFor } from './export.server.ts'
import { inPieces, keepPieces, readPieces, readWhole } from './file-pieces.server.ts'
import { handOver, handOverIn } from './held-import.server.ts'
import type { UploadedFile } from './import.server.ts'
import { type DayOrder, knownAmong, type Mapping, mapByName, mappingProblem, type Wanted } from './mapping.ts'
import { openFile } from './opened-file.server.ts'
import { MOST_AT_ONCE, type Opening, type Source, scanTable, type Told } from './table.ts'

/**
 * Keeps a file that can be read. Returns its number, whether its columns are read as those of an earlier one, and the
 * sheet that is read where that isn't the first; or why it can't be read.
 */
export async function keepFile(
  viewer: Viewer,
  kind: Kind,
  fileName: string,
  file: Blob,
): Promise<{ id: number; asBefore: boolean; otherSheet: string | null } | { problem: string }> {
  const first = await openFile(file)
  if ('problem' in first) return first
  const isSheet = first.sheet !== null
  const { opened, mapped } = await sheetWithColumns(file, first, async ({ content }) => {
    const own = await readMapped(viewer, kind, () => inPieces(content), { isSheet })
    return 'problem' in own ? own : { ...own, mapping: own.read.mapping }
  })
  if ('problem' in mapped) return mapped
  const { content, workbook, sheet, sheets } = opened
  const { stage, ...read } = mapped.read
  const name = startOf(normalizeText(fileName), 255)
  const { id } = await db().fileImport.create({
    data: { kind: kind.name, actorId: viewer.id, fileName: name, isWhole: false, sheet, sheets, ...read },
    select: { id: true },
  })
  await keepPieces(content, { importId: id, isWorkbook: false })
  if (workbook) await keepPieces(workbook, { importId: id, isWorkbook: true })
  await handOver({ id }, { stage, isWhole: true })
  return { id, asBefore: mapped.asBefore, otherSheet: opened === first ? null : sheet }
}

type Mapped = { header: string[]; mapping: Mapping }

/**
 * How a file is read, and what is kept of that. Columns are read by their names, unless they were chosen for the same ones
 * before: of this file, or of the latest one of the kind.
 */
async function readMapped(viewer: Viewer, kind: Kind, source: Source, opening: Opening, own?: Mapped) {
  const wanted = wantedFor(viewer, kind)
  const { columns } = wanted
  const scanned = await scanTable(source, MOST_AT_ONCE, { ...opening, known: knownAmong(columns) })
  if ('problem' in scanned) return scanned
  const { table, lines } = scanned
  if (lines === 0) return { problem: 'The file has no lines below its header.' }
  const { encoding, separator, headerLine, header } = table
  const byName = mapByName(header, columns)
  const isSame = own && header.join('\n') === own.header.join('\n')
  const former = isSame ? null : await formerMapping(kind, header)
  const again = former && asFormerly(former, byName, columns)
  // What an earlier file couldn't be read by says nothing of this one.
  const mapping = isSame ? own.mapping : again && !mappingProblem(again, wanted) ? again : byName
  const long = {
    head: { ...table, records: table.records.slice(0, 1) },
    stage: stageFor(wanted, mapping),
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
const stageFor = (wanted: Wanted, mapping: Mapping): ImportStage =>
  mappingProblem(mapping, wanted) ? 'WAITING' : 'PLANNING'

/** Why a file isn’t read otherwise: it can’t be, or it has been imported, or something is being done with it. */
type Refused = { problem: string; isLate?: true }

const LATE: Refused = {
  problem: 'This file is being imported, or has been, so how it’s read can’t change.',
  isLate: true,
}

/** Reads another sheet of the file, unless it has been imported. */
export async function chooseSheet(
  viewer: Viewer,
  kind: Kind,
  id: number,
  sheet: string,
): Promise<Refused | null> {
  const where = { id, kind: kind.name, actorId: viewer.id, ...OPEN }
  const kept = await db().fileImport.findFirst({ where, select: { sheets: true } })
  if (!kept) return LATE
  if (!kept.sheets.includes(sheet)) return { problem: 'This file has no sheet of that name.' }
  const opened = await openFile(await readWhole({ importId: id, isWorkbook: true }), sheet)
  if ('problem' in opened) return opened
  const { content } = opened
  const mapped = await readMapped(viewer, kind, () => inPieces(content), { isSheet: true })
  if ('problem' in mapped) return mapped
  return db().$transaction(async (tx) => {
    const data = { ...mapped.read, sheet: opened.sheet, ...NOT_YET }
    if ((await handOverIn(tx, where, data)) === 0) return LATE
    await tx.filePiece.deleteMany({ where: { importId: id, isWorkbook: false } })
    await keepPieces(content, { importId: id, isWorkbook: false }, tx)
    return null
  }, LONG)
}

/** Reads a file as it is told, unless it has been imported. */
export async function chooseAsRead(
  viewer: Viewer,
  kind: Kind,
  { id, sheet, table: { header }, mapping }: UploadedFile,
  asRead: Told,
): Promise<Refused | null> {
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
  const count = await handOver(where, { ...mapped.read, ...NOT_YET })
  return count > 0 ? null : LATE
}

/** Nothing of it is written, and nobody is at it. */
const OPEN = {
  appliedAt: null,
  OR: [{ stage: null }, { stage: { in: ['WAITING', 'PLANNED', 'TAKEN_BACK'] } }],
} satisfies Prisma.FileImportWhereInput

/** It is planned anew. */
const NOT_YET = { problem: null, done: 0, total: 0 }

/** Chooses what the columns are read as, unless they can't be or the file has been imported. */
export async function chooseColumns(
  viewer: Viewer,
  kind: Kind,
  { id, table }: Pick<UploadedFile, 'id' | 'table'>,
  { mapping, order }: { mapping: Mapping; order: DayOrder | null },
): Promise<Refused | null> {
  const wanted = wantedFor(viewer, kind)
  const problem = mappingProblem(mapping, wanted, table)
  if (problem) return { problem }
  const where = { id, kind: kind.name, actorId: viewer.id, ...OPEN }
  const { count } = await db().fileImport.updateMany({ where, data: { mapping, dayOrder: order } })
  await handOver({ ...where, stage: { not: null } }, { stage: stageFor(wanted, mapping), ...NOT_YET })
  return count > 0 ? null : LATE
}
