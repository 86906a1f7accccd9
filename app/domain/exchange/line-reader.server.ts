import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { parseId } from '#app/values/ids.ts'
import { apply, CHOSEN, type Content, diff, unapply } from '../administration/content.ts'
import type { Field } from '../administration/fields.ts'
import { contentSchema, fieldsFor, type Payload, payloadOf } from '../administration/form.server.ts'
import { changesSinceEach } from '../administration/history.server.ts'
import type { Choices, Kind } from '../administration/kind.server.ts'
import type { Administered } from '../administration/store.server.ts'
import { inContent } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type CellFault, editOf, type RewrittenCell } from './cell-edits.ts'
import { toCell } from './cells.ts'
import { type FileColumn, ID, VERSION, valueIn } from './columns.ts'
import { formerNames } from './former-names.server.ts'
import { cellReader } from './from-cell.server.ts'
import type { Cells } from './known-records.server.ts'
import type { DayOrder } from './mapping.ts'
import { alsoNaming } from './names.server.ts'

export type ReadLine = { content: Content; rewritten: RewrittenCell[] }

type Asked = {
  viewer: Viewer
  kind: Kind
  columns: FileColumn[]
  choices: Choices
  order: DayOrder | null
  /** The file is from here, so its cells are guarded against formulas. */
  isGuarded: boolean
}

/** Reads what lines say of records, as a form with the same fields would take it. */
export function lineReader({ viewer, kind, columns, choices, order, isGuarded }: Asked) {
  const reader = cellReader(db(), { viewer, kind, choices, order })
  const formerly = formerNames(kind)
  const fields = fieldsFor(viewer, kind.fields)
  const schema = contentSchema(fields)
  const nothing: Content = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, null]))

  /** The content that the line wants, or its faults. `names` has also those of what was chosen in the base. */
  async function read(
    cells: Cells,
    record: Administered | null,
    base: Content | null,
    foundBy: string[],
    names = choices,
  ): Promise<ReadLine | CellFault[]> {
    const payload: Payload = base ? payloadOf(fields, base) : { ...kind.start, ...kind.fileStart }
    const faults: CellFault[] = []
    const rewritten: RewrittenCell[] = []
    const edited = new Set<string>()
    for (const column of columns.filter(({ name }) => !foundBy.includes(name))) {
      const edit = editIn(column, cells(column.name), record && base && { record, base, names })
      if (edit === null || !column.field) continue
      if (typeof edit !== 'string') {
        if ('stands' in edit) rewritten.push(edit)
        else faults.push(edit)
        continue
      }
      edited.add(column.name)
      const cell = await readCell(column, column.field, edit, record !== null && base !== null)
      if ('problem' in cell) faults.push({ column: column.label, value: edit, reason: cell.problem })
      else payload[column.name] = column.several ? rowsOf(cell.typed) : cell.typed
    }
    // What nobody has edited stays as it was written, by whatever rules.
    if (record && faults.length === 0 && edited.size === 0) return { content: record.content, rewritten }
    const checked = schema.safeParse(payload)
    for (const { path, message } of checked.error?.issues ?? []) {
      const label = labelOf(columns, String(path[0]))
      if (faults.some(({ column }) => column === label)) continue
      faults.push({ column: label, value: cells(String(path[0])), reason: message })
    }
    if (faults.length > 0 || !checked.data) return faults
    const isRead = ([name]: [string, unknown]) => !base || edited.has(name)
    const said = Object.fromEntries(Object.entries(checked.data).filter(isRead))
    const wished = { ...nothing, ...base, ...said }
    const content = record ? apply(record.content, diff(base ?? record.content, wished)) : wished
    return { content, rewritten }
  }

  /** In a line about a record, what is chosen may be called as it was when the file was made. */
  async function readCell(column: FileColumn, field: Field, text: string, isOfRecord: boolean) {
    const readIt = (said: string) =>
      column.several ? reader.readSeveral(field, said) : reader.read(field, said)
    const cell = await readIt(text)
    const former = 'problem' in cell && isOfRecord && isGuarded ? await formerly(column, text) : null
    return former === null ? cell : readIt(former)
  }

  /** The text of a cell that says something new, or how it says what stands; null where it is as it stands. */
  function editIn(
    { field, label, ...column }: FileColumn,
    given: string,
    stands: { record: Administered; base: Content; names: Choices } | null,
  ): ReturnType<typeof editOf> {
    if (!field || given.trim() === '') return null
    const cell = isGuarded ? unguard(given) : given
    if (!stands) return cell
    const { record, base, names } = stands
    const text = (content: Content) => toCell(field, valueIn(content, { label, ...column }), names)
    const standing = { was: text(base), now: text(record.content) }
    return editOf([cell, given], standing, { label, isDay: field.input === 'date', order })
  }

  return read
}

/** The names also of what records had chosen when the file was made, and nobody has chosen since. */
export const alsoNamingBases = (kind: Kind, choices: Choices, bases: Base[]): Promise<Choices> | Choices => {
  const former = bases.flatMap(({ content, isCurrent }) => (content && !isCurrent ? [content] : []))
  return former.length > 0 ? alsoNaming(kind, choices, former) : choices
}

/** What the record of a line was when its file was made; `content` is null for a new one. */
export type Base = {
  content: Content | null
  /** It is now as it was then, or the file doesn't say when that was. */
  isCurrent: boolean
  /** Why that can't be said. */
  fault?: CellFault
}

/** Of each line: what stands, where the file doesn't say its version or nothing changed since. One query. */
export async function basesOf(
  kind: Kind,
  lines: { cells: Cells; record: Administered | null }[],
  hasVersions: boolean,
): Promise<Base[]> {
  const said = lines.map(({ cells, record }) => {
    const version = hasVersions ? cells(VERSION.name).trim() : ''
    const fault = (reason: string): CellFault => ({ column: VERSION.label, value: version, reason })
    const wrong = version ? versionProblem(kind, version, record) : null
    const isOlder = record && version && !wrong && Number(version) < record.version
    return { record, since: isOlder ? Number(version) : null, wrong: wrong ? fault(wrong) : null, fault }
  })
  const asked = said.flatMap(({ record, since }) =>
    record && since !== null ? [{ id: record.id, version: record.version, since }] : [],
  )
  const theirs = asked.length > 0 ? await changesSinceEach(db(), kind.name, asked) : []
  return said.map(({ record, since, wrong, fault }): Base => {
    const stands = { content: record?.content ?? null, isCurrent: true, ...(wrong && { fault: wrong }) }
    if (!record || since === null) return stands
    const changes = theirs.shift()
    return changes
      ? { content: unapply(record.content, changes.filter(inContent(kind))), isCurrent: false }
      : { ...stands, isCurrent: false, fault: fault(UNKNOWN_BASE) }
  })
}

function versionProblem({ noun }: Kind, said: string, record: Administered | null): string | null {
  const version = parseId(said)
  if (version === null) return NOT_A_VERSION
  if (!record || version <= record.version) return null
  return `This file says version ${version}, but the ${noun.one} is at version ${record.version}. Export it again.`
}

export const hasNoBase = (cells: Cells): boolean =>
  cells(ID.name).trim() !== '' && cells(VERSION.name).trim() === ''

/** Said where lines with a number have no version and change something. */
export const NO_BASE =
  'Some lines have an id but no version, so we can’t tell your edits from what others have changed since. What they say replaces what’s here.'

/** A line whose cells go on behind the header's: a separator may stand in one of them. */
export function tooManyCells({ header }: { header: string[] }, cells: string[]): CellFault | null {
  const value = cells
    .slice(header.length)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')
  return value ? { column: '', value, reason: 'It has more cells than the header.' } : null
}

export const labelOf = (columns: FileColumn[], name: string) =>
  columns.find((column) => column.name === name)?.label ?? name

export const NOT_A_VERSION = 'A version is a whole number, such as 3. Leave it as it was exported, or blank.'

export const UNKNOWN_BASE = 'We can’t tell what has changed since this file was exported. Export it again.'

/** A row that joins has the id of what is chosen. */
const rowsOf = (typed: string | string[]): Payload[] =>
  [...new Set([typed].flat())]
    .sort((a, b) => Number(a) - Number(b))
    .map((chosen) => ({ id: chosen, [CHOSEN]: chosen }))
