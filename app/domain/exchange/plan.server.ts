import { setImmediate as nextTurn } from 'node:timers/promises'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import type { Content } from '../administration/content.ts'
import type { Described } from '../administration/describe.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CellFault, RewrittenCell } from './cell-edits.ts'
import type { DayOrder, Mapping } from './mapping.ts'
import type { OfAnother } from './of-another.ts'
import { ownFiles } from './own-files.ts'
import { planRecords } from './plan-records.server.ts'
import type { Table } from './table.ts'

export type Fault = CellFault & { line: number }

/** What a line of the file does. */
export type PlannedLine = {
  line: number
  name: string
  /** 'added' says more of what another line is about. */
  outcome: 'new' | 'changed' | 'unchanged' | 'added'
  changes: Described[]
  /** What it was about when the plan was made. */
  record: Administered | null
  content: Content
  publish: boolean
  rewritten?: RewrittenCell[]
  /** The one that a new record is to have. */
  number?: number
  /** What the kind's own files need to write it. */
  own?: unknown
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
  /** Cells that are left out of lines that are read. */
  leftOut?: Fault[]
  /** What follows from the changes, as forms say it. */
  consequences: string[]
  /** Of all that it does: only what was shown is written. */
  token: string
}

export type Planned = Omit<Plan, 'token'>

export type Reading = {
  table: Table
  mapping: Mapping
  order: DayOrder | null
  /** It is a lot of a longer file, in whose days the order was looked for. */
  isLot?: boolean
  /** What the lots before it make, by what their names have in common. */
  madeBefore?: Map<string, string>
  /** It was shown as it is, and is to be written: what only a page says of it isn’t looked for again. */
  isShown?: boolean
  /**
   * Its numbers are another database’s: what hasn’t arrived yet is found by its name, and what is new keeps its number if
   * it can.
   */
  ofAnother?: OfAnother
}

/** What importing a file would do, line by line. It writes nothing. */
export async function planImport(viewer: Viewer, kind: Kind, reading: Reading): Promise<Plan> {
  const planned = await (ownFiles(kind)?.plan ?? planRecords)(viewer, kind, reading)
  const consequences = [...planned.consequences, ...waitsInDrafts(kind, planned.lines)]
  const token = submissionKey('import', [await tokenOf(planned.lines), consequences])
  return { ...planned, faults: withoutTwins(planned.faults), consequences, token }
}

/** What a rule says of several places of a record is one fault of the line. */
const withoutTwins = (faults: Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
]

/** What is published doesn’t change by a file alone. */
function waitsInDrafts(kind: Kind, lines: PlannedLine[]): string[] {
  const { drafts, noun } = ownFiles(kind)?.of ?? kind
  const waits = lines.some(
    ({ record, outcome, publish }) => outcome !== 'unchanged' && record?.state.published && !publish,
  )
  return drafts && waits
    ? [`What changes in published ${noun.many} waits in a draft until you publish it.`]
    : []
}

/** Of what these lines do. Others have their turn between the lots. */
export async function tokenOf(lines: PlannedLine[]): Promise<string> {
  let token = ''
  for (const lot of lotsOf(lines, LOT)) {
    const what = lot.map(({ line, record, content, publish }) => [
      line,
      record?.id,
      record?.version,
      content,
      publish,
    ])
    token = submissionKey(token, what)
    await nextTurn()
  }
  return token
}
