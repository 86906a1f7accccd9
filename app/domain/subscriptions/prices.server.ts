import { settings } from '#app/settings.server.ts'
import { type HeldPlan, isCoaching, isDiscounted, type PlanId } from '../plans/plans.ts'

/** `text` is null if only billing knows the price; `before` is the regular price. */
export type Price = { text: string | null; before: string | null }

/** A plan's price for a member with these plans, as shown. */
export function priceOf(planId: PlanId, held: HeldPlan[] = []): Price {
  const { PRICE_MONTHLY, PRICE_ANNUAL, PRICE_COACHING, COACHING_DISCOUNT_PERCENT: percent } = settings()
  if (!isCoaching(planId)) {
    return { text: dollars(planId === 'MONTHLY' ? PRICE_MONTHLY : PRICE_ANNUAL), before: null }
  }
  if (PRICE_COACHING === undefined) return { text: null, before: null }
  const full = dollars(PRICE_COACHING)
  if (percent === undefined || !isDiscounted(held)) return { text: full, before: null }
  return { text: dollars(PRICE_COACHING * (1 - percent / 100)), before: full }
}

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const dollars = (amount: number) => format.format(amount)
