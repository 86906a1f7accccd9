import type { Plan, PlannedLine } from './plan.server.ts'

/** What becomes of a line, or of one of its cells, as pages, files and commands call it. */
export const OUTCOMES = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  added: 'Adds to another line',
  conflict: 'Conflict',
  fault: 'Fault',
  leftOut: 'Cell left out',
  rewritten: 'Rewritten cell',
  note: 'Note',
}

/** What lines and cells of one outcome are called together. */
export const TITLES = {
  new: OUTCOMES.new,
  changed: OUTCOMES.changed,
  unchanged: OUTCOMES.unchanged,
  added: 'Add to another line',
  conflicts: 'Conflicts',
  leftOut: 'Cells left out',
  rewritten: 'Rewritten cells',
}

export const sayResembling = (count: number): string =>
  `${count.toLocaleString('en-US')} new ${count === 1 ? 'line is' : 'lines are'} much like one that’s here or in the file. Compare them, and merge them afterwards where they’re the same.`

type Outcome = keyof typeof OUTCOMES

/** One thing that becomes of a line: each change, fault and cell on its own. */
export type ToldLine = {
  /** 0 of what follows from lines together. */
  line: number
  outcome: Outcome
  name?: string
  column?: string
  /** As the file has it. */
  cell?: string
  before?: string
  after?: string
  reason?: string
}

type Part = Pick<Plan, 'lines' | 'faults' | 'leftOut' | 'consequences'>

/** What follows from these lines, and all that becomes of them, in their order. */
export const toldOf = ({ lines, faults, leftOut = [], consequences }: Part): ToldLine[] =>
  [
    ...consequences.map((reason): ToldLine => ({ line: 0, outcome: 'note', reason })),
    ...lines.flatMap(toldOfLine),
    ...faults.map(({ line, column, value, reason, isConflict }): ToldLine => {
      return { line, outcome: isConflict ? 'conflict' : 'fault', column, cell: value, reason }
    }),
    ...leftOut.map(({ line, column, value, reason }): ToldLine => {
      return { line, outcome: 'leftOut', column, cell: value, reason }
    }),
  ].sort((one, other) => one.line - other.line)

function toldOfLine(planned: PlannedLine): ToldLine[] {
  const { line, name, outcome, changes, rewritten = [] } = planned
  const own: ToldLine[] =
    changes.length > 0
      ? changes.map(({ where, before, after }) => ({ line, outcome, name, column: where, before, after }))
      : [{ line, outcome, name, reason: aboutNew(planned) }]
  const cells = rewritten.map(({ column, value, stands }): ToldLine => {
    return { line, outcome: 'rewritten', name, column, cell: value, before: stands, after: stands }
  })
  return [...own, ...cells]
}

/** What the page says beside a new record’s name. */
function aboutNew({ publish, resembles }: PlannedLine): string | undefined {
  const said = [publish && 'Published.', resembles && `Much like “${resembles}”.`].filter(Boolean)
  return said.join(' ') || undefined
}
