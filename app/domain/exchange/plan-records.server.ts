import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { isShortened, SHORTENED_KEY } from '#app/spreadsheets/shortened.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { type Change, type Content, diff } from '../administration/content.ts'
import { describeChanges } from '../administration/describe.ts'
import { namesOf } from '../administration/find.server.ts'
import { type Choices, type Kind, nameOf } from '../administration/kind.server.ts'
import { problemsOfEach } from '../administration/save.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CellFault, RewrittenCell } from './cell-edits.ts'
import { toCell } from './cells.ts'
import { ID, PUBLISHED, VERSION, valueIn } from './columns.ts'
import { orderOf } from './day-order.ts'
import { recordColumns } from './export.server.ts'
import { isGuarded } from './faults.ts'
import { joined, yesOrNo } from './from-cell.server.ts'
import {
  type Cells,
  identityOf,
  knownRecords,
  type Match,
  matcher,
  sameText,
} from './known-records.server.ts'
import { lineFault } from './line-fault.ts'
import {
  alsoNamingBases,
  type Base,
  basesOf,
  hasNoBase,
  labelOf,
  lineReader,
  NO_BASE,
} from './line-reader.server.ts'
import { unreadOf } from './mapping.ts'
import { alsoNaming, namesIn } from './names.server.ts'
import { gatherNotes } from './noted.ts'
import { SAYS_NOTHING, saysNothing } from './nothing.ts'
import type { Planned, PlannedLine, Reading } from './plan.server.ts'
import { sayResembling } from './resembling.server.ts'
import { toIso } from './written-day.ts'

/** Of a file in which each line is a record. */
export async function planRecords(viewer: Viewer, kind: Kind, reading: Reading): Promise<Planned> {
  const { table, mapping, ofAnother, isShown } = reading
  const columns = recordColumns(viewer, kind)
  const { order, said } = orderOf(reading, columns)
  const inFile = (column: string) => mapping.includes(column)
  const records: FileLine[] = table.records.map((one) => ({
    line: one.line,
    fault: lineFault(table, one),
    cells: ((column) => one.cells[mapping.indexOf(column)] ?? '') as Cells,
  }))
  const known = await knownRecords(
    kind,
    records.map(({ cells }) => cells),
    ofAnother,
  )
  const contents = [...known.numbered, ...known.keyed, ...known.named, ...known.former.values()].flatMap(
    ({ content, live }) => [content, live],
  )
  const choices = await namesIn(viewer, kind, contents)
  const names = await namesOf(
    kind,
    known.numbered.map(({ id }) => id),
  )
  const isFromHere = inFile(VERSION.name) && (inFile(ID.name) || inFile(kind.key ?? ''))
  const hasVersions = isFromHere && !ofAnother
  const guarded = isGuarded(table, isFromHere)
  const read = lineReader({ viewer, kind, columns, choices, order, isGuarded: guarded })
  const fieldOf = (name: string) => columns.find((one) => one.name === name)?.field
  const keyTextOf = {
    cell(name: string, cell: string) {
      const [text, field] = [guarded ? unguard(cell) : cell, fieldOf(name)]
      if (field?.input === 'date') return toIso(text, order)
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

  const notes = gatherNotes()
  const plan: Planned = {
    lines: [],
    faults: [],
    guarded,
    unread: unreadOf(table, mapping),
    consequences: said,
  }
  const places = new Map<string, number>()
  for (const lot of lotsOf(records, LOT)) {
    const planned = await planLot(lot)
    for (const [index, { line }] of lot.entries()) await put(line, planned[index] ?? [])
  }
  if (isShown) return plan
  const made = plan.lines.filter(({ outcome }) => outcome === 'new')
  await sayResembling(kind, made, reading.madeBefore)
  return { ...plan, consequences: [...new Set([...plan.consequences, ...notes.said()])] }

  /** Puts a line where it belongs: what it does, or its faults. */
  async function put(line: number, planned: Omit<PlannedLine, 'line'> | CellFault[]): Promise<void> {
    if (Array.isArray(planned)) {
      plan.faults.push(...planned.map((fault) => ({ line, ...fault })))
      return
    }
    const { record, name, outcome, content, number } = planned
    const identity = () => identityOf(kind).map((column) => keyTextOf.content(column, content))
    const known = record?.id ?? number
    const key = known ? `#${known}` : identity().join('\n')
    const twin = places.get(key)
    if (twin !== undefined) {
      const reason = `It’s the same ${kind.noun.one} as in line ${twin}.`
      plan.faults.push({ line, column: '', value: '', reason })
      return
    }
    places.set(key, line)
    plan.lines.push({ line, ...planned })
    if (outcome === 'unchanged' || isShown) return
    for (const note of (await kind.notes?.(db(), content, record?.id ?? null)) ?? []) notes.add(note, name)
    const said = record ? await kind.consequences?.(db(), content, record.content, record.id) : []
    plan.consequences.push(...(said ?? []).map((text) => `${name}: ${text}`))
  }

  /** What each of some lines does. A constant number of queries, but for the kind's rules and for names never met before. */
  async function planLot(lot: FileLine[]): Promise<(Omit<PlannedLine, 'line'> | CellFault[])[]> {
    const found = lot.map(({ cells }) => match(cells))
    const bases = await basesOf(
      kind,
      lot.map(({ cells }, index) => ({ cells, record: recordIn(found[index]) })),
      hasVersions,
    )
    const names = await alsoNamingBases(kind, choices, bases)
    const wished: (Wish | CellFault[])[] = []
    for (const [index, line] of lot.entries()) {
      wished.push(await wishOf(line, found[index] as Match, bases[index] as Base, names))
    }
    const open = wished.filter((one): one is Wish => !Array.isArray(one) && !isSame(one))
    const problems = await problemsOfEach(
      db(),
      kind,
      open.map(({ content, record }) => ({ content, now: record, id: record?.id ?? null })),
      viewer,
    )
    const chosen = await alsoNaming(
      kind,
      choices,
      open.map(({ content }) => content),
    )
    return wished.map((wish, index) => {
      if (Array.isArray(wish)) return wish
      const { record, content, changes, publish, number, rewritten } = wish
      if (isSame(wish)) return { ...say(record, content), outcome: 'unchanged', rewritten }
      const own = problems[open.indexOf(wish)] ?? []
      if (own.length > 0) {
        const { cells } = lot[index] as FileLine
        return own.map(({ path, message }) => faultAt(cells, path, message))
      }
      if (!record) return { ...say(null, content), outcome: 'new', publish, number }
      if (!ofAnother && hasNoBase((lot[index] as FileLine).cells)) plan.consequences.push(NO_BASE)
      const described = describeChanges(kind.fields, changes, chosen, 'UTC')
      return { ...say(record, content), outcome: 'changed', changes: described, publish, rewritten }
    })
  }

  /** What a line wants, or its own faults. */
  async function wishOf({ cells, fault }: FileLine, found: Match, base: Base, names: Choices) {
    if (fault) return [fault]
    if (isTotal(cells)) return [{ column: '', value: cells(kind.named), reason: 'It seems to be a total.' }]
    if ('reason' in found) {
      return [{ column: labelOf(columns, found.column), value: cells(found.column), reason: found.reason }]
    }
    const { record, number } = found
    const said = await read(cells, record, base.content, found.by, names)
    const publish = saysPublish(cells, record, base)
    const unsaid: CellFault[] = [base.fault ?? []].flat()
    if (typeof publish === 'string')
      unsaid.push({ column: PUBLISHED.label, value: cells(PUBLISHED.name), reason: publish })
    if (Array.isArray(said)) return [...said, ...unsaid]
    const { content, rewritten } = said
    const name = cells(kind.named)
    if (!record && !ofAnother && saysNothing(name)) {
      return [...unsaid, { column: labelOf(columns, kind.named), value: name, reason: SAYS_NOTHING }]
    }
    const key = kind.key ? content[kind.key] : null
    if (kind.key && typeof key === 'string' && isShortened(key) && key !== record?.content[kind.key]) {
      return [...unsaid, { column: labelOf(columns, kind.key), value: key, reason: SHORTENED_KEY }]
    }
    if (typeof publish === 'string' || unsaid.length > 0) return unsaid
    return { record, number, content, publish, rewritten, changes: diff(record?.content ?? {}, content) }
  }

  /** Of a line that has numbers at most beside its name, or what they are. */
  function isTotal(cells: Cells): boolean {
    if (!TOTAL.test(cells(kind.named).trim())) return false
    const others = columns.filter(({ name }) => name !== kind.named).map(({ name }) => cells(name))
    return others.every((cell) => SUM.test(cell))
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
  function saysPublish(cells: Cells, record: Administered | null, base: Base): boolean | string {
    const cell = cells(PUBLISHED.name).trim()
    if (!kind.publishes || cell === '') return false
    const said = yesOrNo(cell)
    if ('problem' in said) return said.problem
    const publish = said.typed === 'on'
    if (!record) return publish
    // What was published when it was made is so with all that its other files and columns add.
    if (ofAnother) return record.state.published
    if (base.isCurrent && publish !== record.state.published)
      return 'It’s published, or taken back, on its own page.'
    return false
  }
}

type FileLine = { line: number; fault: CellFault | null; cells: Cells }

type Wish = {
  record: Administered | null
  number?: number
  content: Content
  publish: boolean
  rewritten: RewrittenCell[]
  changes: Change[]
}

const isSame = ({ record, changes }: Wish) => record !== null && changes.length === 0

const recordIn = (found: Match | undefined) => (found && 'record' in found ? found.record : null)

const SUM = /^([\d\s.,%$€£+-]*|(record )?(count|sum|average|avg|minimum|min|maximum|max):?)$/i

const TOTAL = /^((grand |sub)?total|sum(me|a)?|gesamt)\b.?$/i
