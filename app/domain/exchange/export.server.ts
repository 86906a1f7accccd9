import { db } from '#app/db/database.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { BYTE_ORDER_MARK, CSV_TYPE, csvLine } from '#app/spreadsheets/csv.ts'
import { WORKBOOK_TYPE, WorkbookNotMade, writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import { namesOf } from '../administration/find.server.ts'
import { fieldsFor } from '../administration/form.server.ts'
import { type Deed, record } from '../administration/history.server.ts'
import type { Choices, Kind } from '../administration/kind.server.ts'
import { type Filter, matchingRecords } from '../administration/listing.server.ts'
import { type Administered, readRecords } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { toCell } from './cells.ts'
import { type FileColumn, fieldColumns, ID, NAME, PUBLISHED, VERSION, valueIn } from './columns.ts'
import type { Wanted } from './mapping.ts'
import { namesIn } from './names.server.ts'
import { neededBy, ownFiles } from './own-files.ts'

/** Records are read this many at a time, so that a long list neither fills the memory nor keeps others waiting. */
const LOT = 500

/** What is exported: all that match a filter, told in words for the history. */
type Export = { filter: Filter; about: string }

/** A file to be downloaded. */
export type MadeFile = { content: BodyInit; name: string; type: string }

export const FORMATS = ['csv', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/**
 * Everything of a kind that matches, as a file that can be imported again; in a spreadsheet every cell is text. Read from
 * a replica where there is one. The history tells of it. Returns the error where the spreadsheet couldn't be made.
 */
export const exportFile = (...asked: Parameters<typeof makeFile>): Promise<MadeFile | WorkbookNotMade> =>
  fromReplica(() => makeFile(...asked))

async function makeFile(
  viewer: Viewer,
  kind: Kind,
  what: Export,
  format: Format,
  deed: Deed,
  signal?: AbortSignal,
): Promise<MadeFile | WorkbookNotMade> {
  const own = ownFiles(kind)
  const columns = own?.exported
    ? columnsFor(viewer, kind).filter(({ isChosen }) => !isChosen)
    : recordColumns(viewer, kind)
  const rows = rowsToExport(viewer, kind, columns, what, deed)
  const name = `${kind.name}.${format}`
  if (format === 'csv') {
    const lines = [columns.map(({ label }) => label)]
    for await (const row of rows) lines.push(row)
    return csvFile(name, lines)
  }
  try {
    const content = await writeWorkbook([{ name: kind.title, columns: columns.map(widthOf), rows }], {
      signal,
    })
    return { content, name, type: WORKBOOK_TYPE }
  } catch (error) {
    if (error instanceof WorkbookNotMade) return error
    throw error
  }
}

/** A file with the header that a new list of this kind needs. */
export const templateFile = (viewer: Viewer, kind: Kind): MadeFile =>
  csvFile(`${kind.name}-template.csv`, [
    columnsFor(viewer, kind)
      .filter((column) => column.field || column.about || column === PUBLISHED)
      .map(({ label }) => label),
  ])

export const csvFile = (name: string, lines: string[][]): MadeFile => ({
  content: BYTE_ORDER_MARK + lines.map(csvLine).join(''),
  name,
  type: CSV_TYPE,
})

const widthOf = ({ label, field }: FileColumn) => ({
  title: label,
  width: field ? (WIDTHS[field.input] ?? 20) : 10,
})

const WIDTHS: Partial<Record<string, number>> = {
  line: 30,
  text: 50,
  markdown: 50,
  url: 40,
  choices: 40,
  date: 12,
  time: 8,
}

/** The columns of a kind's files. */
export const columnsFor = (viewer: Viewer, kind: Kind): FileColumn[] =>
  ownFiles(kind)?.columns(viewer, kind) ?? recordColumns(viewer, kind)

/** The columns of a kind's files, and those that a line can't do without. */
export const wantedFor = (viewer: Viewer, kind: Kind): Wanted => ({
  columns: columnsFor(viewer, kind),
  needs: neededBy(kind),
})

/** What leads back to a record, and the fields that the viewer may change. */
export const recordColumns = (viewer: Viewer, kind: Kind): FileColumn[] => [
  ID,
  VERSION,
  ...(kind.names ? [NAME] : []),
  ...(kind.publishes ? [PUBLISHED] : []),
  ...fieldColumns(fieldsFor(viewer, kind.fields)),
]

async function* rowsToExport(
  viewer: Viewer,
  kind: Kind,
  columns: FileColumn[],
  { filter, about }: Export,
  deed: Deed,
): AsyncGenerator<string[]> {
  const ids = (await matchingRecords(kind, filter)).map(({ id }) => id)
  const own = ownFiles(kind)
  const entry = { action: 'exported', kind: (own?.of ?? kind).name, recordId: null, recordName: '', about }
  await record(db(), deed, [{ ...entry, count: ids.length }])
  for (let start = 0; start < ids.length; start += LOT) {
    const lot = ids.slice(start, start + LOT)
    const found = new Map((await readRecords(db(), kind, lot)).map((one) => [one.id, one]))
    const records = lot.flatMap((id) => found.get(id) ?? [])
    if (own?.exported) {
      yield* await own.exported(viewer, kind, records)
      continue
    }
    yield* await recordLines(viewer, kind, columns, records)
  }
}

/** A line for each record. */
export async function recordLines(
  viewer: Viewer,
  kind: Kind,
  columns: FileColumn[],
  records: Administered[],
): Promise<string[][]> {
  const chosen = await namesIn(
    viewer,
    kind,
    records.map(({ content }) => content),
  )
  const names = await namesOf(
    kind,
    records.map(({ id }) => id),
  )
  return records.map((one) => columns.map((column) => cellOf(column, one, chosen, names.get(one.id))))
}

/** A record's cell in a column, in which `chosen` names what its fields have chosen. */
function cellOf(
  column: FileColumn,
  { id, version, state, content }: Administered,
  chosen: Choices,
  name = '',
): string {
  if (column.field) return toCell(column.field, valueIn(content, column), chosen)
  switch (column) {
    case ID:
      return String(id)
    case VERSION:
      return String(version)
    case NAME:
      return name
    default:
      return state.published ? 'yes' : 'no'
  }
}
