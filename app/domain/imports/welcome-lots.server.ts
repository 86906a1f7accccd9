import { db } from '#app/db/database.server.ts'
import { recordWelcomes, WELCOMED_AT_ONCE, welcomeNext } from '../accounts/imported-members.server.ts'
import { LONG } from '../administration/save.server.ts'
import { type Held, holdFast, keepHold, letGo } from '../exchange/held-import.server.ts'

/** Queues the welcome emails of a long import lot by lot, each in a transaction with how far it is. */
export async function welcomeLots(held: Held, rest: () => Promise<unknown>): Promise<void> {
  if (held.entryId !== null) {
    const { count } = await db().changeEntry.findUniqueOrThrow({ where: { id: held.entryId } })
    if (!(await keepHold(held, { total: Math.ceil(count / WELCOMED_AT_ONCE) }))) return
    while (await welcomeLot(held, held.entryId)) await rest()
  }
  await letGo(held, { stage: 'WRITTEN' })
}

/** False once everyone is emailed, or it isn't this process's any more. */
const welcomeLot = (held: Held, entryId: number): Promise<boolean> =>
  db().$transaction(async (tx) => {
    const now = await holdFast(tx, held)
    if (!now) return false
    const { last, count } = await welcomeNext(tx, entryId, now.cursor ?? 0)
    if (last === null) return false
    const undoId = await recordWelcomes(tx, held.actorId, count, now.undoId)
    await tx.fileImport.updateMany({ where: { id: held.id }, data: { cursor: last, undoId } })
    return keepHold(held, { done: now.done + 1 }, tx)
  }, LONG)
