import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { parseId } from '#app/values/ids.ts'
import { apply, CHOSEN, type Content, diff, unapply } from '../administration/content.ts'
import { contentSchema, fieldsFor, type Payload, payloadOf } from '../administration/form.server.ts'
import { changesSince } from '../administration/history.server.ts'
import type { Choices, Kind } from '../administration/kind.server.ts'
import type { Administered } from '../administration/store.server.ts'
import { inContent } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { toCell } from './cells.ts'
import { type FileColumn, VERSION, valueIn } from './columns.ts'
import { cellReader } from './from-cell.server.ts'
import type { Cells } from './known-records.server.ts'
import type { DayOrder } from './mapping.ts'
import { saysSame } from './rewriting.ts'

/** What is wrong with a cell of a line, or, without a column, with the line. */
export type CellFault = { column: string; value: string; reason: string }

type Asked = {
  viewer: Viewer
  kind: Kind
  columns: FileColumn[]
  choices: Choices
  order: DayOrder | null
  /** The file was exported here: its cells are guarded, and it says which versions they are from. */
  isOwn: boolean
}

/** Reads what lines say of records, as a form with the same fields would take it. */
export function lineReader({ viewer, kind, columns, choices, order, isOwn }: Asked) {
  const reader = cellReader(db(), { viewer, kind, choices, order })
  const fields = fieldsFor(viewer, kind.fields)
  const schema = contentSchema(fields)
  const nothing: Content = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, null]))

  /** The content that the line wants, or its faults. */
  async function read(
    cells: Cells,
    record: Administered | null,
    foundBy: string[],
  ): Promise<Content | CellFault[]> {
    const base = record && ((await baseOf(record, cells)) ?? record.content)
    const payload: Payload = base ? payloadOf(fields, base) : { ...kind.start }
    const faults: CellFault[] = []
    for (const column of columns.filter(({ name }) => !foundBy.includes(name))) {
      const edit = editIn(column, cells(column.name), record, base)
      if (edit === null || !column.field) continue
      if (typeof edit !== 'string') {
        faults.push(edit)
        continue
      }
      const cell = column.several
        ? await reader.readSeveral(column.field, edit)
        : await reader.read(column.field, edit)
      if ('problem' in cell) faults.push({ column: column.label, value: edit, reason: cell.problem })
      else payload[column.name] = column.several ? rowsOf(cell.typed) : cell.typed
    }
    const checked = schema.safeParse(payload)
    for (const { path, message } of checked.error?.issues ?? []) {
      const label = labelOf(columns, String(path[0]))
      if (faults.some(({ column }) => column === label)) continue
      faults.push({ column: label, value: cells(String(path[0])), reason: message })
    }
    if (faults.length > 0 || !checked.data) return faults
    const wished = { ...nothing, ...base, ...checked.data }
    return record ? apply(record.content, diff(base ?? record.content, wished)) : wished
  }

  /** The text of a cell that says something new; null for any other. */
  function editIn(
    { field, label, ...column }: FileColumn,
    given: string,
    record: Administered | null,
    base: Content | null,
  ): string | CellFault | null {
    if (!field || given.trim() === '') return null
    if (!record || !base) return given
    const cell = isOwn ? unguard(given) : given
    const text = (content: Content) => toCell(field, valueIn(content, { label, ...column }), choices)
    const [was, now] = [text(base), text(record.content)]
    if ([was, now].some((stands) => saysSame(cell, stands) || saysSame(given, stands))) return null
    if (was === now) return cell
    const reason = `Someone has changed it from “${was}” to “${now}” since the file was exported.`
    return { column: label, value: cell, reason }
  }

  /** The content that an export was made from; null where the history doesn't know it. */
  async function baseOf(record: Administered, cells: Cells): Promise<Content | null> {
    const since = isOwn ? parseId(cells(VERSION.name).trim()) : null
    if (since === null || since >= record.version) return null
    const theirs = await changesSince(db(), kind.name, record, since)
    return theirs && unapply(record.content, theirs.filter(inContent(kind)))
  }

  return read
}

export const labelOf = (columns: FileColumn[], name: string) =>
  columns.find((column) => column.name === name)?.label ?? name

const rowsOf = (typed: string | string[]): Payload[] =>
  [typed].flat().map((chosen) => ({ id: '0', [CHOSEN]: chosen }))
