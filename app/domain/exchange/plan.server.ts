import { db } from '#app/db/database.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { type Content, diff } from '../administration/content.ts'
import { type Described, describeChanges } from '../administration/describe.ts'
import { type Kind, nameOf } from '../administration/kind.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { toCell } from './cells.ts'
import { ID, PUBLISHED, VERSION, valueIn } from './columns.ts'
import { columnsFor } from './export.server.ts'
import { alike, type Cells, identityOf, knownRecords } from './known-records.server.ts'
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
  /** A record that a new one may be. */
  resembles?: string
}

export type Plan = {
  lines: PlannedLine[]
  faults: Fault[]
  /** The columns of the file that aren't read. */
  unread: string[]
  /** What follows from the changes, as forms say it. */
  consequences: string[]
  /** Of all that it does: only what was shown is written. */
  token: string
}

type Reading = { table: Table; mapping: Mapping; order: DayOrder | null }

/** What importing a file would do, line by line. It writes nothing. */
export async function planImport(
  viewer: Viewer,
  kind: Kind,
  { table, mapping, order }: Reading,
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
    inFile,
  )
  const contents = known.all.map(({ content }) => content)
  const choices = await namesIn(viewer, kind, contents)
  const isOwn = inFile(ID.name) && inFile(VERSION.name)
  const read = lineReader({ viewer, kind, columns, choices, order, isOwn })
  const cellOf = (content: Content, name: string) => {
    const column = columns.find((one) => one.name === name)
    return column?.field ? toCell(column.field, valueIn(content, column), choices) : ''
  }

  const plan: Omit<Plan, 'token'> = {
    lines: [],
    faults: [],
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
          .map((name) => alike(cellOf(planned.content, name)))
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
    const match = known.match(cells, cellOf)
    if ('reason' in match) {
      return [{ column: labelOf(columns, match.column), value: cells(match.column), reason: match.reason }]
    }
    const { record } = match
    const content = await read(cells, record, match.by)
    if (Array.isArray(content)) return content
    const changes = diff(record?.content ?? {}, content)
    if (record && changes.length === 0) return { ...say(record, content), outcome: 'unchanged' }
    const before = record?.content ?? null
    const problems = (await kind.check?.(db(), content, before, { id: record?.id ?? null, viewer })) ?? []
    if (problems.length > 0) return problems.map(({ path, message }) => faultAt(cells, path, message))
    if (!record) return { ...say(null, content), outcome: 'new', publish: saysYes(cells(PUBLISHED.name)) }
    const names = { ...choices, ...(await namesIn(viewer, kind, [content])) }
    const described = describeChanges(kind.fields, changes, names, 'UTC')
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

  function saysYes(cell: string) {
    return kind.publishes === true && /^(yes|true|1)$/i.test(cell.trim())
  }
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
