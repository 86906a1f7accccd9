import { db } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { sayOrder } from './day-order.ts'
import { type Held, keepHold, letGo } from './held-import.server.ts'
import { divideIntoLots, type Lot, type Lots, readLot } from './lots.server.ts'
import { type Fault, type PlannedLine, planImport, tokenOf } from './plan.server.ts'
import { nothingShown, showAlso } from './shown-plan.ts'
import { toldOf } from './told-lines.ts'

/** Plans a file lot by lot; what it would do is kept as its page shows it. A second beginning begins anew. */
export async function planLots(
  viewer: Viewer,
  kind: Kind,
  held: Held,
  rest: () => Promise<unknown>,
): Promise<void> {
  const lots = await divideIntoLots(viewer, kind, held, rest)
  if (!lots || !(await keepHold(held, { done: 0, total: lots.count }))) return
  const shown = nothingShown()
  /** The line that each record was found by: another line for the same one is an error. */
  const claimed = new Map<number, number>()
  const said = new Set<string>()
  lots.reading.madeBefore = new Map()
  let token = ''
  let guarded = false
  for (let number = 0; number < lots.count; number++) {
    const lot = await readLot(held.id, number)
    if (lot) {
      const plan = await planLot(viewer, kind, lots, lot)
      const { lines, twins } = apart(kind, plan.lines, claimed)
      const faults = [...plan.faults, ...twins]
      const own = await tokenOf(lines)
      const all = { ...plan, lines, faults }
      await db().fileLot.updateMany({
        where: { importId: held.id, number },
        data: { faults, told: toldOf(all), token: own },
      })
      showAlso(shown, all, said)
      guarded = plan.guarded
      token = submissionKey(token, [own])
    }
    if (!(await keepHold(held, { done: number + 1 }))) return
    await rest()
  }
  shown.counts.blank = lots.head.blank
  const { order } = lots.reading
  if (lots.found && order) shown.consequences.unshift(sayOrder(order))
  await letGo(held, {
    stage: 'PLANNED',
    summary: { ...shown, token, guarded, order } as unknown as Prisma.InputJsonObject,
    token,
  })
}

export const planLot = (
  viewer: Viewer,
  kind: Kind,
  { reading, head }: Lots,
  { lines }: Lot,
  isShown = false,
) => planImport(viewer, kind, { ...reading, isShown, table: { ...head, records: lines } })

/** Lines of other lots about the same record aren't written. */
function apart(
  kind: Kind,
  lines: PlannedLine[],
  claimed: Map<number, number>,
): { lines: PlannedLine[]; twins: Fault[] } {
  const first = ({ record }: PlannedLine) => claimed.get(record?.id ?? 0)
  const twins = lines.filter((line) => first(line) !== undefined)
  const own = lines.filter((line) => first(line) === undefined)
  for (const { line, record } of own) if (record && !claimed.has(record.id)) claimed.set(record.id, line)
  return {
    lines: own,
    twins: twins.map((one) => ({
      line: one.line,
      column: '',
      value: '',
      reason: `It’s the same ${kind.noun.one} as in line ${first(one)}.`,
    })),
  }
}
