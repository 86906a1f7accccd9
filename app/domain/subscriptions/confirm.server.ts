import type { Billing, HostedPage } from '#app/billing/billing.ts'
import { BillingId } from '#app/billing/ids.ts'
import { db } from '#app/db/database.server.ts'
import { isActive } from '../plans/plans.ts'
import { askBilling } from './ask-billing.server.ts'
import { customerIdOf } from './customer.server.ts'
import { isUpcoming } from './eligibility.ts'
import { subscriptionsOf, syncSubscriptions } from './member-subscriptions.server.ts'
import type { CheckoutResult } from './outcomes.ts'
import { settlePages, stateOf } from './pages.server.ts'

type Result = { kind: 'active' | 'activating' | 'inactive' | 'declined' | 'abandoned' | 'unknown' }

/**
 * The outcome of a checkout page, never taken from the browser: the page must have been opened for this member, and the
 * provider is asked what was bought on it and by whom. Asking again, even weeks later, returns the state by then.
 */
export async function confirmCheckout(viewer: { id: number }, checkoutId: string): Promise<CheckoutResult> {
  const id = BillingId.safeParse(checkoutId)
  const page = id.success && (await db().checkout.findFirst({ where: { id: id.data, userId: viewer.id } }))
  if (!page) return { kind: 'unknown' }
  const result = await askBilling<Result>(viewer.id, (provider) => confirm(provider, viewer.id, page.id))
  if (result.kind === 'unknown') return { kind: 'unknown' }
  const { planId, returnTo, subscriptionId } = page
  // An event about it may already have arrived.
  if (isNotAsked(result) && (await isHeldActive(viewer.id, subscriptionId)))
    return { kind: 'active', planId, returnTo }
  return { ...result, planId, returnTo }
}

const NOT_ASKED = ['closed', 'limited', 'unavailable']
const isNotAsked = ({ kind }: { kind: string }) => NOT_ASKED.includes(kind)

async function confirm(provider: Billing, userId: number, id: string): Promise<Result> {
  const [hosted, customerId] = await Promise.all([provider.findPage(id), customerIdOf(userId)])
  if (!hosted || !customerId) return { kind: 'unknown' }
  if (!hosted.paid) return unpaid(hosted, id)
  if (hosted.paid.customerId !== customerId) return { kind: 'unknown' }
  const incoming = await provider.listSubscriptions(customerId)
  await db().$transaction(async (tx) => {
    await syncSubscriptions(tx, userId, incoming)
    await settlePages(tx, [{ id, state: 'PAID' }])
  })
  return { kind: await standingOfBought(userId, hosted.paid.subscriptionId) }
}

async function unpaid(hosted: HostedPage, id: string): Promise<Result> {
  await db().$transaction((tx) => settlePages(tx, [{ id, state: stateOf(hosted) }]))
  return { kind: hosted.declined ? 'declined' : 'abandoned' }
}

async function standingOfBought(userId: number, subscriptionId: string) {
  const held = await subscriptionsOf(userId)
  const bought = held.find(({ id }) => id === subscriptionId)
  if (!bought || isUpcoming(bought)) return 'activating'
  return isActive(bought) ? 'active' : 'inactive'
}

async function isHeldActive(userId: number, subscriptionId: string): Promise<boolean> {
  const held = await subscriptionsOf(userId)
  return held.some((one) => one.id === subscriptionId && isActive(one))
}
