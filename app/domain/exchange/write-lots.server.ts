import { db } from '#app/db/database.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { LONG } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Held, holdFast, keepHold, letGo } from './held-import.server.ts'
import { dropOtherLots, type Lot, readingOf, readLot } from './lots.server.ts'
import { type PlannedLine, tokenOf } from './plan.server.ts'
import { planLot } from './plan-lots.server.ts'
import type { ShownPlan } from './shown-plan.ts'
import { beginImport, ChangedMeanwhile, LineRefused, together, writeSome } from './write-plan.server.ts'

const CHANGED = 'Something changed after the file was checked.'

/**
 * Writes a planned file lot by lot, each in a transaction with how far it is: whoever goes on after another process's
 * death writes none twice. What was shown and can't be written any more has all of it taken back.
 */
export async function writeLots(
  viewer: Viewer,
  kind: Kind,
  held: Held,
  rest: () => Promise<unknown>,
): Promise<void> {
  const lots = await readingOf(held)
  for (let number = held.done; number < held.total; number++) {
    const lot = await readLot(held.id, number)
    const lines = lot ? linesOf(lot, (await planLot(viewer, kind, lots, lot, true)).lines) : []
    if (lot && (await tokenOf(lines)) !== lot.token) return takeBack(held, CHANGED)
    try {
      if (!(await writeLot(viewer, kind, held, number, lines))) return
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return takeBack(held, CHANGED)
      if (error instanceof LineRefused) return takeBack(held, `Line ${error.line}: ${error.message}`)
      throw error
    }
    await rest()
  }
  // What can be mended is still downloaded.
  await dropOtherLots(held.id)
  await letGo(held, { stage: 'WRITTEN', appliedAt: new Date() })
}

const linesOf = ({ faults }: Lot, planned: PlannedLine[]) => {
  const faulty = new Set(faults.map(({ line }) => line))
  return planned.filter(({ line }) => !faulty.has(line))
}

/** False once it isn't this process's to write. */
const writeLot = (viewer: Viewer, kind: Kind, held: Held, number: number, lines: PlannedLine[]) =>
  together(kind, (atOnce) =>
    db().$transaction(async (tx) => {
      const now = await holdFast(tx, held)
      if (now?.done !== number) return false
      const deed = { actorId: held.actorId, door: 'FILE' } as const
      const { toWrite } = now.summary as unknown as ShownPlan
      const entryId = now.entryId ?? (await beginImport(tx, kind, { deed, about: held.fileName }, toWrite))
      await writeSome(tx, viewer, kind, lines, { deed, parentId: entryId, atOnce })
      await tx.fileImport.updateMany({ where: { id: held.id }, data: { entryId } })
      return keepHold(held, { done: number + 1 }, tx)
    }, LONG),
  )

/** All that is written goes again, and the page says why. */
export const takeBack = (held: Held, problem: string) =>
  letGo(held, { stage: 'TAKING_BACK', problem, done: 0, total: 0, cursor: null, undoId: null })
