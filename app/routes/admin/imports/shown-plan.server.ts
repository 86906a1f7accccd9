import type { Fault, Plan } from '#app/domain/exchange/plan.server.ts'
import type { Table } from '#app/domain/exchange/table.ts'

/** The most lines of one outcome on the page; the faults of all are in a file. */
const MOST_SHOWN = 100

/** A plan as its page shows it: counts first, then the lines. */
export function shownPlan(plan: Promise<Plan> | null, table: Table) {
  return plan && shown(plan, table)
}

async function shown(planning: Promise<Plan>, { blank }: Table) {
  const { lines, faults, leftOut = [], unread, consequences, token } = await planning
  const of = (outcome: string) => lines.filter((line) => line.outcome === outcome)
  const faulty = new Set(faults.map(({ line }) => line)).size
  const [made, changed, unchanged, added] = [of('new'), of('changed'), of('unchanged'), of('added')]
  return {
    token,
    unread,
    consequences,
    toWrite: made.length + changed.length,
    counts: {
      new: made.length,
      changed: changed.length,
      unchanged: unchanged.length,
      added: added.length,
      faulty,
      blank,
    },
    made: made
      .slice(0, MOST_SHOWN)
      .map(({ line, name, publish, resembles }) => ({ line, name, publish, resembles })),
    changed: changed.slice(0, MOST_SHOWN).map(({ line, name, changes }) => ({
      line,
      name,
      changes: changes.map(({ where, before, after }) => ({ where, before: cut(before), after: cut(after) })),
    })),
    faults: shownFaults(faults),
    leftOut: shownFaults(leftOut),
  }
}

const shownFaults = (faults: Fault[]) =>
  faults.slice(0, MOST_SHOWN).map((fault) => ({ ...fault, value: cut(fault.value) }))

const MOST_OF_A_CELL = 120

/** Cells can be as long as the file. */
const cut = (text: string) => (text.length > MOST_OF_A_CELL ? `${text.slice(0, MOST_OF_A_CELL)}…` : text)

export type ShownPlan = NonNullable<Awaited<ReturnType<typeof shownPlan>>>
