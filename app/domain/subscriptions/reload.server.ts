import { db } from '#app/db/database.server.ts'
import { askBilling } from './ask-billing.server.ts'
import { customerIdOf } from './customer.server.ts'
import { syncSubscriptions } from './member-subscriptions.server.ts'
import type { ReloadOutcome } from './outcomes.ts'

/** Fetches the member's subscriptions from the provider, in case its events are late. */
export async function reloadSubscriptions({ id }: { id: number }): Promise<ReloadOutcome> {
  const customerId = await customerIdOf(id)
  if (!customerId) return { kind: 'no-customer' }
  return askBilling<ReloadOutcome>(id, async (provider) => {
    const incoming = await provider.listSubscriptions(customerId)
    await db().$transaction((tx) => syncSubscriptions(tx, id, incoming))
    return { kind: 'reloaded' }
  })
}
