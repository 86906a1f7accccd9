import { db } from '#app/db/database.server.ts'
import type { SandboxPage } from '#app/db/generated/client.ts'
import type { SubscriptionStatus } from '#app/db/generated/enums.ts'
import type { BilledSubscription } from './billing.ts'
import { subscriptionFrom } from './sandbox.server.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND
/** How long a delayed payment takes. */
const LATE = 20 * SECOND

/** A customer's actions on the sandbox's checkout page, and their possible outcomes. */
export type CheckoutAction = 'pay' | 'pay-late' | 'decline' | 'leave' | 'run-out'

/** While it is open, and no other page has created its subscription. */
export async function isPayable({
  paidAt,
  cancelled,
  expiresAt,
  subscriptionId,
}: SandboxPage): Promise<boolean> {
  if (paidAt || cancelled || expiresAt <= new Date()) return false
  return (await db().sandboxSubscription.count({ where: { id: subscriptionId } })) === 0
}

/** Returns the paid subscription, if any. */
export async function runCheckoutAction(
  page: SandboxPage,
  action: CheckoutAction,
): Promise<BilledSubscription | null> {
  if (!(await isPayable(page))) return null
  if (action === 'pay' || action === 'pay-late') return pay(page, action === 'pay-late')
  await db().sandboxPage.update({ where: { id: page.id }, data: EFFECTS[action]() })
  return null
}

const EFFECTS = {
  decline: () => ({ declined: true }),
  leave: () => ({ cancelled: true }),
  'run-out': () => ({ expiresAt: new Date() }),
}

/** Only one of two pages for the same subscription can be paid. */
async function pay(page: SandboxPage, late: boolean): Promise<BilledSubscription | null> {
  const now = Date.now()
  return db().$transaction(async (tx) => {
    const made = await tx.sandboxSubscription.createManyAndReturn({
      data: {
        id: page.subscriptionId,
        customerId: page.customerId,
        planId: page.planId,
        status: late ? 'FUTURE' : 'ACTIVE',
        activeFrom: late ? new Date(now + LATE) : null,
        resourceVersion: BigInt(now),
        currentTermEnd: new Date(now + (page.planId === 'ANNUAL' ? 365 : 30) * DAY),
      },
      skipDuplicates: true,
    })
    const [subscription] = made
    if (!subscription) return null
    await tx.sandboxPage.update({ where: { id: page.id }, data: { paidAt: new Date(now) } })
    return subscriptionFrom(subscription)
  })
}

/**
 * A customer's actions on a subscription in the sandbox's portal: the statuses they apply to, and the resulting one.
 */
export const PORTAL = {
  cancel: { from: ['ACTIVE', 'PAUSED', 'NON_RENEWING', 'FUTURE'], to: 'CANCELLED' },
  'stop-renewing': { from: ['ACTIVE'], to: 'NON_RENEWING' },
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['NON_RENEWING', 'PAUSED'], to: 'ACTIVE' },
} as const satisfies Record<string, { from: SubscriptionStatus[]; to: SubscriptionStatus }>
export type PortalAction = keyof typeof PORTAL

/** Returns the subscription after the action; null if it belongs to someone else or its status doesn't allow that. */
export async function actInPortal(
  customerId: string,
  id: string,
  action: PortalAction,
): Promise<BilledSubscription | null> {
  const { from, to } = PORTAL[action]
  const [changed] = await db().sandboxSubscription.updateManyAndReturn({
    where: { id, customerId, status: { in: [...from] } },
    data: { status: to, resourceVersion: { increment: 1 } },
  })
  return changed ? subscriptionFrom(changed) : null
}
