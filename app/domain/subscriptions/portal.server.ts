import { publicAddress } from '#app/settings.server.ts'
import { askBilling } from './ask-billing.server.ts'
import { customerIdOf } from './customer.server.ts'
import type { PortalOutcome } from './outcomes.ts'

/** The provider's pages on which the member manages subscriptions. */
export async function openPortal({ id }: { id: number }): Promise<PortalOutcome> {
  const customerId = await customerIdOf(id)
  if (!customerId) return { kind: 'no-customer' }
  return askBilling<PortalOutcome>(id, async (provider) => {
    const url = await provider.openPortal(customerId, publicAddress('/subscriptions'))
    return url ? { kind: 'opened', url } : { kind: 'no-customer' }
  })
}
