import { randomUUID } from 'node:crypto'
import { isSandbox } from '#app/billing/billing.server.ts'
import type { BilledSubscription } from '#app/billing/billing.ts'
import {
  actInPortal,
  type CheckoutAction,
  isPayable,
  PORTAL,
  type PortalAction,
  runCheckoutAction,
} from '#app/billing/sandbox-checkout.server.ts'
import { db } from '#app/db/database.server.ts'
import type { PlanId } from '#app/db/generated/enums.ts'
import { customerIdOf } from './customer.server.ts'
import { applyEvent } from './webhook.server.ts'

export { isSandbox }

/** A checkout page of the sandbox for its customer; null for everyone else. */
export async function findSandboxPage(viewer: { id: number }, id: string) {
  const page = await findOwnPage(viewer, id)
  if (!page) return null
  const { planId, declined, coupon } = page
  return {
    planId,
    declined,
    coupon,
    payable: await isPayable(page),
    back: backFrom(page),
  }
}

/**
 * Performs the customer's action on the page. Returns where it leads back to, if anywhere; null for someone else's
 * page.
 */
export async function checkOutInSandbox(
  viewer: { id: number },
  id: string,
  action: CheckoutAction,
): Promise<{ back: string | null } | null> {
  const page = await findOwnPage(viewer, id)
  if (!page) return null
  await tell(await runCheckoutAction(page, action))
  const now = await findOwnPage(viewer, id)
  return { back: now && (now.paidAt || now.cancelled) ? backFrom(now) : null }
}

export type SandboxSubscription = { id: string; planId: PlanId; status: string; actions: PortalAction[] }

export async function sandboxSubscriptionsOf(viewer: { id: number }): Promise<SandboxSubscription[]> {
  const customerId = await customerIdOf(viewer.id)
  if (!customerId) return []
  const subscriptions = await db().sandboxSubscription.findMany({
    where: { customerId },
    orderBy: { id: 'asc' },
  })
  return subscriptions.map(({ id, planId, status }) => ({ id, planId, status, actions: actionsIn(status) }))
}

const actionsIn = (status: string) =>
  (Object.keys(PORTAL) as PortalAction[]).filter((action) =>
    (PORTAL[action].from as string[]).includes(status),
  )

/** Returns whether there was something to apply it to. */
export async function manageInSandbox(viewer: { id: number }, id: string, action: PortalAction) {
  const customerId = await customerIdOf(viewer.id)
  const changed = customerId ? await actInPortal(customerId, id, action) : null
  await tell(changed)
  return changed !== null
}

async function findOwnPage(viewer: { id: number }, id: string) {
  const customerId = await customerIdOf(viewer.id)
  if (!isSandbox() || !customerId) return null
  return db().sandboxPage.findFirst({ where: { id, customerId } })
}

/** Where the provider would return customers to, as a path, because the sandbox has the same host as the request. */
function backFrom(page: { id: string; redirectUrl: string; cancelUrl: string; paidAt: Date | null }): string {
  const url = new URL(page.paidAt ? page.redirectUrl : page.cancelUrl)
  url.searchParams.set('id', page.id)
  url.searchParams.set('state', page.paidAt ? 'succeeded' : 'cancelled')
  return url.pathname + url.search
}

/** Applies the sandbox's events directly. A delayed payment is reported when it is asked about. */
async function tell(subscription: BilledSubscription | null) {
  if (!subscription) return
  await applyEvent({
    id: randomUUID(),
    type: 'subscription_changed',
    subscriptionId: subscription.id,
    subscription,
  })
}
