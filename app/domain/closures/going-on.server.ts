import type { Tx } from '#app/db/database.server.ts'
import type { SubscriptionStatus } from '#app/db/generated/enums.ts'

/** Those that would go on being paid for. One that isn't renewed ends by itself. */
const GOING_ON: SubscriptionStatus[] = ['FUTURE', 'IN_TRIAL', 'ACTIVE', 'PAUSED']

/** How many subscriptions a member would go on paying for without an account. */
export const countGoingOn = (tx: Tx, userId: number): Promise<number> =>
  tx.subscription.count({ where: { userId, status: { in: GOING_ON } } })
