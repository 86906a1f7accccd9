import { db } from '#app/db/database.server.ts'
import { askBilling } from './ask-billing.server.ts'
import { customerIdOf } from './customer.server.ts'
import { syncSubscriptions } from './held.server.ts'
import type { ReloadOutcome } from './outcomes.ts'

/** Asks the provider what the member has subscribed to, for when its news are late. */
export async function reloadSubscriptions({ id }: { id: number }): Promise<ReloadOutcome> {
  const customerId = await customerIdOf(id)
  if (!customerId) return { kind: 'no-customer' }
  return askBilling<ReloadOutcome>(id, async (provider) => {
    const told = await provider.listSubscriptions(customerId)
    await db().$transaction((tx) => syncSubscriptions(tx, id, told))
    return { kind: 'reloaded' }
  })
}
