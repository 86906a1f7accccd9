import { billing } from '#app/billing/billing.server.ts'
import { type Billing, BillingUnavailable, SubscriptionTaken } from '#app/billing/billing.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { NotAsked } from './outcomes.ts'

/** Calls the provider for a member, within a rate limit; a failure to respond is an outcome, not an error of ours. */
export async function askBilling<Outcome>(
  userId: number,
  ask: (provider: Billing) => Promise<Outcome>,
): Promise<Outcome | NotAsked> {
  const provider = billing()
  if (!provider) return { kind: 'closed' }
  const use = await consume('billingByMember', String(userId))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  return ask(provider).catch((error: unknown) => {
    if (error instanceof BillingUnavailable || error instanceof SubscriptionTaken)
      return { kind: 'unavailable' as const, error }
    throw error
  })
}
