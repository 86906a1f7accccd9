import { createHash, randomUUID } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import type { SandboxPage, SandboxSubscription } from '#app/db/generated/client.ts'
import { type BilledSubscription, type Billing, type HostedPage, SubscriptionTaken } from './billing.ts'

const MINUTE = 60_000

/** Simulates the provider on one machine: the same responses from its own tables, and pages at /dev/billing. */
export const sandboxBilling: Billing = {
  /** It sells to anyone with an id. */
  async createCustomer() {},

  async openPage({ customerId, planId, subscriptionId, coupon, paidAddress, leftAddress }, key) {
    const asked = { customerId, planId, subscriptionId, coupon }
    if (await db().sandboxSubscription.findUnique({ where: { id: subscriptionId } }))
      throw new SubscriptionTaken()
    const page = await db().sandboxPage.upsert({
      where: { key: digest(key) },
      update: {},
      create: {
        id: randomUUID().replaceAll('-', ''),
        key: digest(key),
        ...asked,
        redirectUrl: paidAddress,
        cancelUrl: leftAddress,
        expiresAt: new Date(Date.now() + 180 * MINUTE),
      },
    })
    return pageFrom(page)
  },

  async findPage(id) {
    const page = await db().sandboxPage.findUnique({ where: { id } })
    return page && pageFrom(page)
  },

  async listSubscriptions(customerId) {
    await activateDue()
    const subscriptions = await db().sandboxSubscription.findMany({ where: { customerId } })
    return subscriptions.map(subscriptionFrom)
  },

  async findSubscription(id) {
    await activateDue()
    const subscription = await db().sandboxSubscription.findUnique({ where: { id } })
    return subscription && subscriptionFrom(subscription)
  },

  async openPortal() {
    return '/dev/billing/portal'
  },
}

function pageFrom(page: SandboxPage): HostedPage {
  const { customerId, subscriptionId } = page
  const state = page.paidAt ? 'paid' : page.cancelled ? 'left' : 'open'
  return {
    state,
    declined: page.declined && state === 'open',
    expiresAt: page.expiresAt,
    paid: page.paidAt && { customerId, subscriptionId },
    forScript: {
      object: 'hosted_page',
      id: page.id,
      type: 'checkout_new',
      url: `/dev/billing/checkout/${page.id}`,
      state: page.paidAt ? 'succeeded' : page.cancelled ? 'cancelled' : 'created',
      embed: false,
      created_at: Math.floor(page.createdAt.getTime() / 1000),
      expires_at: Math.floor(page.expiresAt.getTime() / 1000),
    },
  }
}

export function subscriptionFrom({
  activeFrom: _,
  ...subscription
}: SandboxSubscription): BilledSubscription {
  return subscription
}

/** Completes delayed payments. */
async function activateDue() {
  await db().sandboxSubscription.updateMany({
    where: { status: 'FUTURE', activeFrom: { lte: new Date() } },
    data: { status: 'ACTIVE', resourceVersion: { increment: 1 } },
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
