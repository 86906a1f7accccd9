import { db } from '#app/db/database.server.ts'
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { PLANS } from '../plans/plans.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** `until` is the day it is paid up to; on that day an active one renews. */
export type OwnSubscription = {
  id: string
  planId: PlanId
  name: string
  status: SubscriptionStatus
  until: string | null
}

/** The viewer's current and former subscriptions: active ones first, then those that last longest. One query. */
export async function listSubscriptions(viewer: Viewer): Promise<OwnSubscription[]> {
  const rows = await db().subscription.findMany({
    where: { userId: viewer.id },
    select: { id: true, planId: true, status: true, currentTermEnd: true },
    orderBy: [{ currentTermEnd: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
  })
  const own = rows.map(({ id, planId, status, currentTermEnd }) => ({
    id,
    planId,
    name: PLANS[planId].name,
    status,
    until: currentTermEnd && formatMedium(today(viewer.timeZone ?? 'UTC', currentTermEnd)),
  }))
  return own.toSorted((a, b) => Number(b.status === 'ACTIVE') - Number(a.status === 'ACTIVE'))
}
