import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { type Content, diff } from '../administration/content.ts'
import { type Described, describeChanges } from '../administration/describe.ts'
import { type Choices, type Kind, nameOf } from '../administration/kind.server.ts'
import { namesOfLookedUp } from '../administration/lookup.server.ts'
import { problemsOf } from '../administration/save.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { toCell } from './cells.ts'
import { ID, PUBLISHED, VERSION, valueIn } from './columns.ts'
import { columnsFor } from './export.server.ts'
import { isGuarded } from './faults.ts'
import { joined, toIso, yesOrNo } from './from-cell.server.ts'
import { type Cells, identityOf, knownRecords, matcher, sameText } from './known-records.server.ts'
import { type CellFault, labelOf, lineReader } from './line-reader.server.ts'
import type { DayOrder, Mapping } from './mapping.ts'
import { namesIn } from './names.server.ts'
import type { Table } from './table.ts'

export type Fault = CellFault & { line: number }

/** What a line of the file does. */
export type PlannedLine = {
  line: number
  name: string
  outcome: 'new' | 'changed' | 'unchanged'
  changes: Described[]
  /** What it was about when the plan was made. */
  record: Administered | null
  content: Content
  publish: boolean
  /** The one that a new record is to have. */
  number?: number
  /** A record that a new one may be. */
  resembles?: string
}

export type Plan = {
  lines: PlannedLine[]
  faults: Fault[]
  /** The file is from here, and guarded against formulas. */
  guarded: boolean
  /** The columns of the file that aren't read. */
  unread: string[]
  /** What follows from the changes, as forms say it. */
  consequences: string[]
  /** Of all that it does: only what was shown is written. */
  token: string
}

type Reading = {
  table: Table
  mapping: Mapping
  order: DayOrder | null
  /** Its numbers are another database’s: records are found by their names, and new ones keep their numbers if they can. */
  ofAnother?: boolean
}

/** What importing a file would do, line by line. It writes nothing. */
export async function planImport(
  viewer: Viewer,
  kind: Kind,
  { table, mapping, order, ofAnother = false }: Reading,
): Promise<Plan> {
  const columns = columnsFor(viewer, kind)
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

  const plan: Omit<Plan, 'token'> = {
    lines: [],
    faults: [],
    guarded,
    unread: unreadOf(table, mapping),
    consequences: [],
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
    if (record && planned.outcome === 'changed') {
      plan.consequences.push(...((await kind.consequences?.(db(), content, record.content, record.id)) ?? []))
    }
  }
  const made = plan.lines.filter(({ outcome }) => outcome === 'new')
  const resembling = await kind.resembling?.(
    db(),
    made.map(({ name }) => name),
  )
  for (const line of made) line.resembles = resembling?.get(line.name)
  const consequences = [...new Set(plan.consequences)]
  return { ...plan, consequences, token: tokenOf(plan.lines, consequences) }

  async function planLine(cells: Cells, extra: boolean): Promise<Omit<PlannedLine, 'line'> | CellFault[]> {
    if (extra) return [{ column: '', value: '', reason: 'It has more cells than the header.' }]
    const found = match(cells)
    if ('reason' in found) {
      return [{ column: labelOf(columns, found.column), value: cells(found.column), reason: found.reason }]
    }
    const { record } = found
    const content = await read(cells, record, found.by)
    if (Array.isArray(content)) return content
    const publish = saysPublish(cells, record)
    if (typeof publish === 'string') {
      return [{ column: PUBLISHED.label, value: cells(PUBLISHED.name), reason: publish }]
    }
    const changes = diff(record?.content ?? {}, content)
    if (record && changes.length === 0) return { ...say(record, content), outcome: 'unchanged' }
    const problems = await problemsOf(db(), kind, content, record, { id: record?.id ?? null, viewer })
    if (problems.length > 0) return problems.map(({ path, message }) => faultAt(cells, path, message))
    if (!record) return { ...say(null, content), outcome: 'new', publish, number: found.number }
    const described = describeChanges(kind.fields, changes, await alsoNaming(kind, choices, content), 'UTC')
    return { ...say(record, content), outcome: 'changed', changes: described }
  }

  function say(record: Administered | null, content: Content) {
    const name = nameOf(kind, content) || `${kind.noun.one} ${record?.id ?? ''}`.trim()
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

const unreadOf = ({ header }: Table, mapping: Mapping) =>
  header.filter((name, index) => name !== '' && !mapping[index])

const tokenOf = (lines: PlannedLine[], said: string[]) =>
  submissionKey('import', {
    lines: lines.map(({ line, record, content, publish }) => [
      line,
      record?.id,
      record?.version,
      content,
      publish,
    ]),
    said,
  })
