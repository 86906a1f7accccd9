/** The plans: a subscription to the premium tier, and six coaching packages for its subscribers. */
type Plan = { name: string; kind: 'membership' | 'coaching'; about: string; discountable: boolean }

export const PLANS = {
  MONTHLY: { name: 'Monthly', kind: 'membership', about: 'Renews every month.', discountable: false },
  ANNUAL: { name: 'Annual', kind: 'membership', about: 'Renews every year.', discountable: true },
  CLARITY: coaching('Clarity', 'Find out what you want next, and why.'),
  PIVOT: coaching('Pivot', 'Change industry or function without starting over.'),
  PROMOTION: coaching('Promotion', 'Make the case for your next step where you are.'),
  PERFORMANCE: coaching('Performance', 'Do the work that counts, and have it seen.'),
  PRESENCE: coaching('Presence', 'Speak, listen and lead a room as yourself.'),
  POSITIONING: coaching('Positioning', 'Tell your story so the right people hear it.'),
} as const satisfies Record<string, Plan>

function coaching<Name extends string>(name: Name, about: string) {
  return { name: `${name} Premium`, kind: 'coaching', about, discountable: true } as const
}

export type PlanId = keyof typeof PLANS

/** Billing's own status names, in capitals. */
export type HeldPlan = { planId: PlanId; status: string; currentTermEnd?: Date | string | null }

export const PLAN_IDS = Object.keys(PLANS) as PlanId[]
export const MEMBERSHIPS = PLAN_IDS.filter((planId) => !isCoaching(planId))
export const COACHING_PLANS = PLAN_IDS.filter(isCoaching)

export function isCoaching(planId: PlanId): boolean {
  return PLANS[planId].kind === 'coaching'
}

type Term = Pick<HeldPlan, 'status' | 'currentTermEnd'>

/** Paid for and running. One that won't renew counts until the end of the term that was paid. */
export const isActive = ({ status, currentTermEnd }: Term, now = new Date()): boolean =>
  status === 'ACTIVE' ||
  (status === 'NON_RENEWING' && currentTermEnd != null && new Date(currentTermEnd) > now)

const GRACE = 3 * 86_400_000

/** Active, though its term ended days ago. */
export const isOverdue = ({ status, currentTermEnd }: Term, now = Date.now()): boolean =>
  status === 'ACTIVE' && currentTermEnd != null && new Date(currentTermEnd).getTime() < now - GRACE

const ENDED = ['CANCELLED', 'TRANSFERRED']

export const hasEnded = ({ status }: { status: string }) => ENDED.includes(status)

export const hasActive = (held: HeldPlan[]) => held.some((one) => isActive(one))

/** Members with a discountable plan that isn't itself coaching pay less for coaching. */
export const isDiscounted = (held: HeldPlan[]) =>
  held.some((one) => isActive(one) && PLANS[one.planId].discountable && !isCoaching(one.planId))

/** Plans that exclude each other: the two subscriptions, and each coaching package on its own. */
export const sameKind = (planId: PlanId): PlanId[] => (isCoaching(planId) ? [planId] : MEMBERSHIPS)

/**
 * Subscriptions for everyone who may subscribe, coaching for subscribers; a plan that a member has, even on hold, isn't sold again.
 */
export function isOffered(planId: PlanId, held: HeldPlan[]): boolean {
  if (held.some((one) => !hasEnded(one) && sameKind(planId).includes(one.planId))) return false
  return !isCoaching(planId) || hasActive(held)
}
