import { settings } from '#app/settings.server.ts'
import { isOffered, PLANS, type PlanId } from '../plans/plans.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Price, priceOf } from './prices.server.ts'

export type Offer = { planId: PlanId; name: string; about: string; price: Price }

/** The given plans that the viewer can subscribe to, at the viewer's prices. */
export const offersFor = ({ subscriptions }: Viewer, planIds: PlanId[]): Offer[] =>
  planIds
    .filter((planId) => isOffered(planId, subscriptions))
    .map((planId) => {
      const { name, about } = PLANS[planId]
      return { planId, name, about, price: priceOf(planId, subscriptions) }
    })

export type PaymentMode =
  | { kind: 'provider'; site: string; publishableKey: string; domain: string | null }
  /** Nothing is charged. */
  | { kind: 'sandbox' }
  | { kind: 'closed' }

/** How payments are made here: production without a provider takes none. */
export function paymentMode(): PaymentMode {
  const { CHARGEBEE_SITE, CHARGEBEE_PUBLISHABLE_KEY, CHARGEBEE_URL, production } = settings()
  if (!CHARGEBEE_SITE || !CHARGEBEE_PUBLISHABLE_KEY) return { kind: production ? 'closed' : 'sandbox' }
  return {
    kind: 'provider',
    site: CHARGEBEE_SITE,
    publishableKey: CHARGEBEE_PUBLISHABLE_KEY,
    domain: CHARGEBEE_URL ?? null,
  }
}
