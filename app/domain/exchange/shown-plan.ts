import { startOf } from '#app/values/text.ts'
import type { RewrittenCell } from './cell-edits.ts'
import type { Fault, Plan, PlannedLine } from './plan.server.ts'

/** The most lines of one outcome on the page; all of them are in a file. */
const MOST_SHOWN = 25
/** The most sentences about what follows, of a file in the background. */
const MOST_SAID = 1000
const MOST_OF_A_CELL = 120

/** A plan as its page shows it: counts first, then the first lines of each outcome. */
export type ShownPlan = {
  token: string
  unread: string[]
  consequences: string[]
  /** Of a long file, how many more there are. */
  unsaid: number
  toWrite: number
  counts: Counts
  made: Pick<PlannedLine, 'line' | 'name' | 'publish' | 'resembles'>[]
  changed: Pick<PlannedLine, 'line' | 'name' | 'changes'>[]
  unchanged: Pick<PlannedLine, 'line' | 'name'>[]
  /** Those that say more of what another line is about. */
  added: Pick<PlannedLine, 'line' | 'name'>[]
  faults: Fault[]
  leftOut: Fault[]
  rewritten: Rewritten[]
}

export type Rewritten = RewrittenCell & { line: number }

type Counts = {
  new: number
  changed: number
  unchanged: number
  added: number
  faulty: number
  blank: number
  /** New records that may be ones that are here. */
  resembling: number
  /** Cells, not lines, as all below. */
  rewritten: number
  faults: number
  conflicts: number
  leftOut: number
}

const NOTHING: Counts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  added: 0,
  faulty: 0,
  blank: 0,
  resembling: 0,
  rewritten: 0,
  faults: 0,
  conflicts: 0,
  leftOut: 0,
}

export const nothingShown = (): ShownPlan => ({
  token: '',
  unread: [],
  consequences: [],
  unsaid: 0,
  toWrite: 0,
  counts: { ...NOTHING },
  made: [],
  changed: [],
  unchanged: [],
  added: [],
  faults: [],
  leftOut: [],
  rewritten: [],
})

/** One that an earlier release has kept may lack what is told since. */
export const shownAsKept = <Kept extends Partial<ShownPlan>>(kept: Kept): Kept & ShownPlan => ({
  ...nothingShown(),
  ...kept,
  counts: { ...NOTHING, ...kept.counts },
})

type Part = Pick<Plan, 'lines' | 'faults' | 'leftOut' | 'unread' | 'consequences'>

/** Shows a lot of lines behind those that are shown; `said` has what was said of them. */
export function showAlso(
  shown: ShownPlan,
  { lines, faults, leftOut = [], unread, consequences }: Part,
  said: Set<string>,
): void {
  const { counts } = shown
  for (const { outcome } of lines) counts[outcome]++
  counts.faulty += new Set(faults.map(({ line }) => line)).size
  counts.faults += faults.length
  counts.conflicts += faults.filter(({ isConflict }) => isConflict).length
  counts.leftOut += leftOut.length
  counts.resembling += lines.filter(({ resembles }) => resembles).length
  shown.toWrite = counts.new + counts.changed
  shown.unread = unread
  const fresh = [...new Set(consequences)].filter((one) => !said.has(one))
  for (const one of fresh) said.add(one)
  shown.consequences.push(...fresh.slice(0, MOST_SAID - shown.consequences.length))
  shown.unsaid = said.size - shown.consequences.length
  put(
    shown.made,
    lines.filter(({ outcome }) => outcome === 'new'),
    ({ line, name, publish, resembles }) => ({ line, name, publish, resembles }),
  )
  put(
    shown.changed,
    lines.filter(({ outcome }) => outcome === 'changed'),
    ({ line, name, changes }) => ({
      line,
      name,
      changes: changes.map(({ where, before, after }) => ({ where, before: cut(before), after: cut(after) })),
    }),
  )
  for (const outcome of ['unchanged', 'added'] as const) {
    const those = lines.filter((one) => one.outcome === outcome)
    put(shown[outcome], those, ({ line, name }) => ({ line, name }))
  }
  put(shown.faults, faults, shownFault)
  put(shown.leftOut, leftOut, shownFault)
  const rewritten = rewrittenIn(lines)
  counts.rewritten += rewritten.length
  put(shown.rewritten, rewritten, (one) => ({ ...one, value: cut(one.value), stands: cut(one.stands) }))
}

/** Of a plan that was made at once. */
export function shownPlan(plan: Plan, blank: number): ShownPlan {
  const shown = nothingShown()
  showAlso(shown, plan, new Set())
  shown.consequences = plan.consequences
  shown.unsaid = 0
  shown.counts.blank = blank
  return { ...shown, token: plan.token }
}

/** The cells of these lines that a spreadsheet program has rewritten. */
export const rewrittenIn = (lines: Pick<PlannedLine, 'line' | 'rewritten'>[]): Rewritten[] =>
  lines.flatMap(({ line, rewritten = [] }) => rewritten.map((cell) => ({ line, ...cell })))

function put<From, To>(into: To[], all: From[], show: (one: From) => To): void {
  into.push(...all.slice(0, MOST_SHOWN - into.length).map(show))
}

const shownFault = (fault: Fault): Fault => ({ ...fault, value: cut(fault.value) })

/** Cells can be as long as the file. */
const cut = (text: string) => (text.length > MOST_OF_A_CELL ? `${startOf(text, MOST_OF_A_CELL)}…` : text)
