import type { Tx } from '#app/db/database.server.ts'
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'
import type { DemoAccount } from './accounts.ts'

const DAY = 86_400_000

/** Who has subscribed to what, and in how many days that ends. */
const held: [DemoAccount, PlanId, SubscriptionStatus, days: number][] = [
  ['annual-subscriber', 'ANNUAL', 'ACTIVE', 212],
  ['annual-subscriber', 'PRESENCE', 'ACTIVE', 24],
  ['annual-subscriber', 'CLARITY', 'CANCELLED', -95],
  ['monthly-subscriber', 'MONTHLY', 'ACTIVE', 17],
  ['former-subscriber', 'ANNUAL', 'CANCELLED', -40],
]

/** Writes subscriptions as the billing sandbox has them and as it told us of them. */
export async function writeSubscriptions(tx: Tx, idOf: (account: DemoAccount) => number): Promise<void> {
  const resourceVersion = BigInt(Date.now())
  for (const [account, planId, status, days] of held) {
    const userId = idOf(account)
    const customerId = `member-${userId}`
    const kind = planId === 'ANNUAL' || planId === 'MONTHLY' ? 'membership' : planId.toLowerCase()
    const id = `${customerId}-${kind}-1`
    const subscription = {
      id,
      planId,
      status,
      resourceVersion,
      currentTermEnd: new Date(Date.now() + days * DAY),
    }
    await tx.user.update({ where: { id: userId }, data: { chargebeeId: customerId } })
    await tx.subscription.create({ data: { ...subscription, userId } })
    await tx.sandboxSubscription.create({ data: { ...subscription, customerId } })
  }
}
