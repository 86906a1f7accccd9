import { PlanId } from '#app/db/generated/enums.ts'
import { settings } from '#app/settings.server.ts'

/** The provider's id of a plan's price. */
export function priceOfPlan(planId: PlanId): string {
  return settings()[`CHARGEBEE_PLAN_${planId}`]
}

export function planPriced(itemPriceId: string): PlanId | null {
  return Object.values(PlanId).find((planId) => priceOfPlan(planId) === itemPriceId) ?? null
}
