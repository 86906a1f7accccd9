import { createHash } from 'node:crypto'
import { type Billing, type HostedPage, SubscriptionTaken } from '#app/billing/billing.ts'
import { db } from '#app/db/database.server.ts'
import type { PlanId } from '#app/db/generated/enums.ts'
import { publicAddress, settings } from '#app/settings.server.ts'
import { isCoaching, isDiscounted, sameKind } from '../plans/plans.ts'
import { askBilling } from './ask-billing.server.ts'
import { customerOf, keepCustomer } from './customer.server.ts'
import { eligibilityFor } from './eligibility.ts'
import { type MemberSubscription, subscriptionsOf, syncSubscriptions } from './member-subscriptions.server.ts'
import type { CheckoutOutcome } from './outcomes.ts'
import { findPages, type KnownPage, keepPage, settlePages } from './pages.server.ts'

type Payer = { id: number }

/**
 * The provider's page on which the member can pay for the plan, reused while it can be paid. None is opened if a
 * subscription of that kind is running or was just paid for; the provider itself is asked, because its events may be
 * late.
 */
export function openCheckout(
  { id: userId }: Payer,
  planId: PlanId,
  returnTo: string | null,
): Promise<CheckoutOutcome> {
  return askBilling(userId, async (provider) => {
    const open = () => openOnce(provider, userId, planId, returnTo)
    return open().catch((error: unknown) => {
      // Paid on another page since the provider was asked, so it is asked again.
      if (error instanceof SubscriptionTaken) return open()
      throw error
    })
  })
}

async function openOnce(
  provider: Billing,
  userId: number,
  planId: PlanId,
  returnTo: string | null,
): Promise<CheckoutOutcome> {
  const customer = await customerOf(userId)
  const [incoming, pages] = await Promise.all([
    provider.listSubscriptions(customer.id),
    findPages(provider, userId, sameKind(planId)),
    provider.createCustomer(customer),
  ])
  await db().$transaction(async (tx) => {
    await keepCustomer(tx, userId, customer.id)
    await syncSubscriptions(tx, userId, incoming)
    await settlePages(tx, pages)
  })
  const held = await subscriptionsOf(userId)
  const paid = pages.filter((page) => page.state === 'PAID')
  const eligibility = eligibilityFor(planId, held, paid)
  if (eligibility.kind !== 'free') return eligibility
  const coupon = couponFor(planId, held)
  const { subscriptionId, hosted } = payable(pages, planId, coupon) ?? (await openNew())
  await keepPage({ userId, planId, subscriptionId, coupon, hosted, returnTo })
  return { kind: 'opened', url: hosted.forScript.url, hostedPage: hosted.forScript }

  async function openNew() {
    const back = publicAddress('/subscription/return')
    const order = {
      customerId: customer.id,
      planId,
      subscriptionId: nextSubscription(userId, planId, [
        ...[...incoming, ...held].map(({ id }) => id),
        ...paid.map((page) => page.subscriptionId),
      ]),
      coupon,
      paidAddress: back,
      leftAddress: back,
    }
    const hosted = await provider.openPage(order, keyOf(order, pages))
    return { subscriptionId: order.subscriptionId, hosted }
  }
}

const A_MINUTE = 60_000

type Payable = { subscriptionId: string; hosted: HostedPage }

/** The latest page for that plan and at that price, while there is time to pay on it. */
function payable(pages: KnownPage[], planId: PlanId, coupon: string | null): Payable | undefined {
  return pages.find(
    (page): page is KnownPage & Payable =>
      page.planId === planId &&
      page.coupon === coupon &&
      page.state === 'OPEN' &&
      page.hosted !== null &&
      page.hosted.expiresAt.getTime() > Date.now() + A_MINUTE,
  )
}

/**
 * Subscriptions of a kind created here are numbered. Every open page would create the next number, and the provider
 * creates it once, so two of them can't both be paid, whichever plans they are for. Some may belong to a customer
 * record that the member had before.
 */
function nextSubscription(userId: number, planId: PlanId, made: string[]): string {
  const numbered = `member-${userId}-${isCoaching(planId) ? planId.toLowerCase() : 'membership'}-`
  const before = new Set(made.filter((id) => id.startsWith(numbered)))
  return numbered + (before.size + 1)
}

const couponFor = (planId: PlanId, held: MemberSubscription[]) =>
  isCoaching(planId) && isDiscounted(held) ? (settings().COACHING_COUPON ?? null) : null

/** The same for concurrent requests, such as a form submitted twice; different once a page has resulted from it. */
function keyOf(order: object, [latest]: KnownPage[]): string {
  return createHash('sha256')
    .update(JSON.stringify([order, latest?.id]))
    .digest('base64url')
}
