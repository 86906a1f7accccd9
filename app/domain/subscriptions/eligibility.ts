import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'
import { hasEnded, isActive, isOffered, sameKind } from '../plans/plans.ts'

type MemberSubscription = {
  id: string
  planId: PlanId
  status: SubscriptionStatus
  currentTermEnd?: Date | null
}
/** A paid checkout page, and the subscription it created. */
type Paid = { id: string; subscriptionId: string }

export type Eligibility =
  | { kind: 'active' }
  | { kind: 'running'; status: SubscriptionStatus }
  | { kind: 'paid'; checkoutId: string }
  | { kind: 'not-offered' }
  | { kind: 'free' }

const UPCOMING: SubscriptionStatus[] = ['FUTURE', 'IN_TRIAL']

/** Paid for, or promised, and not yet running. */
export const isUpcoming = ({ status }: { status: SubscriptionStatus }) => UPCOMING.includes(status)

/**
 * Whether a member may pay for a plan. No one pays twice for plans that exclude each other, whether one is running, on
 * hold or just paid for.
 */
export function eligibilityFor(planId: PlanId, held: MemberSubscription[], paid: Paid[]): Eligibility {
  const kind = sameKind(planId)
  const alike = held.filter((one) => kind.includes(one.planId))
  if (alike.some((one) => isActive(one))) return { kind: 'active' }
  const running = alike.find((one) => !hasEnded(one))
  const page = paid.find(({ subscriptionId }) =>
    running && isUpcoming(running)
      ? subscriptionId === running.id
      : held.every((one) => one.id !== subscriptionId),
  )
  if (page) return { kind: 'paid', checkoutId: page.id }
  if (running) return { kind: 'running', status: running.status }
  return isOffered(planId, held) ? { kind: 'free' } : { kind: 'not-offered' }
}
