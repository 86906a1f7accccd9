import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { isShortened, SHORTENED_KEY } from '#app/spreadsheets/shortened.ts'
import { type Content, diff } from '../administration/content.ts'
import { describeChanges } from '../administration/describe.ts'
import { namesOf } from '../administration/find.server.ts'
import { type Choices, type Kind, nameOf } from '../administration/kind.server.ts'
import { namesOfLookedUp } from '../administration/lookup.server.ts'
import { problemsOf } from '../administration/save.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { toCell } from './cells.ts'
import { type FileColumn, ID, PUBLISHED, VERSION, valueIn } from './columns.ts'
import { onlyOrder } from './day-order.ts'
import { recordColumns } from './export.server.ts'
import { isGuarded } from './faults.ts'
import { joined, toIso, yesOrNo } from './from-cell.server.ts'
import { type Cells, identityOf, knownRecords, matcher, sameText } from './known-records.server.ts'
import { type CellFault, labelOf, lineReader } from './line-reader.server.ts'
import { type Mapping, unreadOf } from './mapping.ts'
import { namesIn } from './names.server.ts'
import type { Planned, PlannedLine, Reading } from './plan.server.ts'
import type { Table } from './table.ts'

/** Of a file in which each line is a record. */
export async function planRecords(
  viewer: Viewer,
  kind: Kind,
  { table, mapping, order: chosen, ofAnother = false }: Reading,
): Promise<Planned> {
  const columns = recordColumns(viewer, kind)
  const order = chosen ?? onlyOrder(daysIn(table, mapping, columns))
  const inFile = (column: string) => mapping.includes(column)
  const records = table.records.map(({ line, cells }) => ({
    line,
    extra: cells.slice(table.header.length).some((cell) => cell.trim() !== ''),
    cells: ((column) => cells[mapping.indexOf(column)] ?? '') as Cells,
  }))
  const known = await knownRecords(
    kind,
    records.map(({ cells }) => cells),
  )
  const contents = [...known.numbered, ...known.keyed, ...known.named, ...known.former.values()].flatMap(
    ({ content, live }) => [content, live],
  )
  const choices = await namesIn(viewer, kind, contents)
  const names = await namesOf(
    kind,
    known.numbered.map(({ id }) => id),
  )
  const hasVersions = inFile(ID.name) && inFile(VERSION.name)
  const guarded = isGuarded(table, hasVersions)
  const read = lineReader({ viewer, kind, columns, choices, order, isGuarded: guarded, hasVersions })
  const fieldOf = (name: string) => columns.find((one) => one.name === name)?.field
  const keyTextOf = {
    cell(name: string, cell: string) {
      const [text, field] = [guarded ? unguard(cell) : cell, fieldOf(name)]
      if (field?.input === 'date') return toIso(text.trim(), order)
      return field?.input === 'choice' ? joined(text) : sameText(text)
    },
    content(name: string, content: Content) {
      const column = columns.find((one) => one.name === name)
      if (!column?.field) return ''
      const text = toCell(column.field, valueIn(content, column), choices)
      return column.field.input === 'choice' ? joined(text) : sameText(text)
    },
  }
  const match = matcher(kind, known, inFile, keyTextOf, ofAnother)

  const plan: Planned = {
    lines: [],
    faults: [],
    guarded,
    unread: unreadOf(table, mapping),
    consequences:
      chosen || !order
        ? []
        : [
            `Dates such as 3/4/2027 are read with the ${order === 'day-first' ? 'day' : 'month'} first, as others in the file show.`,
          ],
  }
  const places = new Map<string, number>()
  for (const { line, extra, cells } of records) {
    const planned = await planLine(cells, extra)
    if (Array.isArray(planned)) {
      plan.faults.push(...planned.map((fault) => ({ line, ...fault })))
      continue
    }
    const key = planned.record
      ? `#${planned.record.id}`
      : identityOf(kind)
          .map((name) => keyTextOf.content(name, planned.content))
          .join('\n')
    const twin = places.get(key)
    if (twin !== undefined) {
      plan.faults.push({
        line,
        column: '',
        value: '',
        reason: `It’s the same ${kind.noun.one} as in line ${twin}.`,
      })
      continue
    }
    places.set(key, line)
    plan.lines.push({ line, ...planned })
    const { record, content } = planned
    if (planned.outcome !== 'unchanged') {
      const notes = (await kind.notes?.(db(), content, record?.id ?? null)) ?? []
      plan.consequences.push(...notes.map((text) => `${planned.name}: ${text}`))
    }
    if (record && planned.outcome === 'changed') {
      const said = (await kind.consequences?.(db(), content, record.content, record.id)) ?? []
      plan.consequences.push(...said.map((text) => `${planned.name}: ${text}`))
    }
  }
  const made = plan.lines.filter(({ outcome }) => outcome === 'new')
  const resembling = await kind.resembling?.(
    db(),
    made.map(({ name }) => name),
  )
  for (const line of made) line.resembles = resembling?.get(line.name)
  return { ...plan, consequences: [...new Set(plan.consequences)] }

  async function planLine(cells: Cells, extra: boolean): Promise<Omit<PlannedLine, 'line'> | CellFault[]> {
    if (extra) return [{ column: '', value: '', reason: 'It has more cells than the header.' }]
    if (isTotal(cells)) return [{ column: '', value: cells(kind.named), reason: 'It seems to be a total.' }]
    const found = match(cells)
    if ('reason' in found) {
      return [{ column: labelOf(columns, found.column), value: cells(found.column), reason: found.reason }]
    }
    const { record } = found
    const content = await read(cells, record, found.by)
    const publish = saysPublish(cells, record)
    const unsaid: CellFault[] =
      typeof publish === 'string'
        ? [{ column: PUBLISHED.label, value: cells(PUBLISHED.name), reason: publish }]
        : []
    if (Array.isArray(content)) return [...content, ...unsaid]
    const key = kind.key ? content[kind.key] : null
    if (kind.key && typeof key === 'string' && isShortened(key) && key !== record?.content[kind.key]) {
      return [...unsaid, { column: labelOf(columns, kind.key), value: key, reason: SHORTENED_KEY }]
    }
    if (typeof publish === 'string') return unsaid
    const changes = diff(record?.content ?? {}, content)
    if (record && changes.length === 0) return { ...say(record, content), outcome: 'unchanged' }
    const problems = await problemsOf(db(), kind, content, record, { id: record?.id ?? null, viewer })
    if (problems.length > 0) return problems.map(({ path, message }) => faultAt(cells, path, message))
    if (!record) return { ...say(null, content), outcome: 'new', publish, number: found.number }
    const described = describeChanges(kind.fields, changes, await alsoNaming(kind, choices, content), 'UTC')
    return { ...say(record, content), outcome: 'changed', changes: described }
  }

  /** Of a line that has numbers at most beside its name. */
  function isTotal(cells: Cells): boolean {
    if (!TOTAL.test(cells(kind.named).trim())) return false
    const others = columns.filter(({ name }) => name !== kind.named).map(({ name }) => cells(name))
    return others.every((cell) => /^[\d\s.,%$€£+-]*$/.test(cell))
  }

  function say(record: Administered | null, content: Content) {
    const name =
      nameOf(kind, content) || names.get(record?.id ?? 0) || `${kind.noun.one} ${record?.id ?? ''}`.trim()
    return { name, record, content, changes: [], publish: false }
  }

  function faultAt(cells: Cells, path: string, reason: string): CellFault {
    const [name = ''] = path.split('.')
    return { column: labelOf(columns, name), value: cells(name), reason }
  }

  /** Whether a new record is published; of one that is there it can't be changed. */
  function saysPublish(cells: Cells, record: Administered | null): boolean | string {
    const cell = cells(PUBLISHED.name).trim()
    if (!kind.publishes || cell === '') return false
    const said = yesOrNo(cell)
    if ('problem' in said) return said.problem
    const publish = said.typed === 'on'
    if (!record) return publish
    const isCurrent = !hasVersions || cells(VERSION.name).trim() === String(record.version)
    if (isCurrent && publish !== record.state.published)
      return 'It’s published, or taken back, on its own page.'
    return false
  }
}

/** The choices with the names of what a content has chosen newly. */
async function alsoNaming(kind: Kind, choices: Choices, content: Content): Promise<Choices> {
  const chosen = await namesOfLookedUp(kind, Object.entries(content))
  const merged = Object.entries(chosen).map(([name, options]) => [
    name,
    [...(choices[name] ?? []), ...options],
  ])
  return { ...choices, ...Object.fromEntries(merged) }
}

const TOTAL = /^((grand |sub)?total|sum(me|a)?|gesamt)\b.?$/i

/** The cells of the columns that hold days. */
const daysIn = ({ records }: Table, mapping: Mapping, columns: FileColumn[]) => {
  const days = mapping.flatMap((name, index) =>
    columns.some((column) => column.name === name && column.field?.input === 'date') ? [index] : [],
  )
  return records.flatMap(({ cells }) => days.map((index) => cells[index] ?? ''))
}
