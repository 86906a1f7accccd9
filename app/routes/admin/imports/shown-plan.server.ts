import type { Plan } from '#app/domain/exchange/plan.server.ts'
import type { Table } from '#app/domain/exchange/table.ts'

/** The most lines of one outcome on the page; the faults of all are in a file. */
const MOST_SHOWN = 100

/** A plan as its page shows it: counts first, then the lines. */
export function shownPlan(plan: Promise<Plan> | null, table: Table) {
  return plan && shown(plan, table)
}

async function shown(planning: Promise<Plan>, { blank }: Table) {
  const { lines, faults, unread, consequences, token } = await planning
  const of = (outcome: string) => lines.filter((line) => line.outcome === outcome)
  const faulty = new Set(faults.map(({ line }) => line)).size
  const [made, changed, unchanged] = [of('new'), of('changed'), of('unchanged')]
  return {
    token,
    unread,
    consequences,
    toWrite: made.length + changed.length,
    counts: { new: made.length, changed: changed.length, unchanged: unchanged.length, faulty, blank },
    made: made
      .slice(0, MOST_SHOWN)
      .map(({ line, name, publish, resembles }) => ({ line, name, publish, resembles })),
    changed: changed.slice(0, MOST_SHOWN).map(({ line, name, changes }) => ({ line, name, changes })),
    faults: faults.slice(0, MOST_SHOWN),
  }
}

export type ShownPlan = NonNullable<Awaited<ReturnType<typeof shownPlan>>>
