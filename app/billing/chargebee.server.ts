import Chargebee from 'chargebee'
import { PATIENCE } from '#app/outgoing/outgoing.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { z } from '#app/values/zod.ts'
import { type Billing, BillingUnavailable, SubscriptionTaken } from './billing.ts'
import { PageShape, pageFrom, SubscriptionShape, subscriptionFrom } from './chargebee-shapes.server.ts'
import { fetchWithRetry, KEY } from './fetch-with-retry.server.ts'
import { priceOfPlan } from './item-prices.server.ts'

type Site = Pick<Settings, 'CHARGEBEE_SITE' | 'CHARGEBEE_API_KEY' | 'CHARGEBEE_URL'>

/** Chargebee, through its own library. */
export function chargebeeBilling(site: Site, patience = PATIENCE.billing): Billing {
  const chargebee = new Chargebee({
    ...addressOf(site),
    apiKey: site.CHARGEBEE_API_KEY ?? '',
    timeout: patience,
    httpClient: { makeApiRequest: fetchWithRetry },
    sdkTelemetryEnabled: false,
  })

  return {
    async createCustomer({ id, email, firstName, lastName }) {
      const customer = { id, email, first_name: firstName, last_name: lastName }
      const creating = chargebee.customer.create(customer, { [KEY]: `customer-${id}` })
      await ask(creating).catch(unless('duplicate_entry'))
    },

    async openPage({ customerId, planId, subscriptionId, coupon, paidAddress, leftAddress }, key) {
      const order = {
        customer: { id: customerId },
        subscription: { id: subscriptionId },
        subscription_items: [{ item_price_id: priceOfPlan(planId), quantity: 1 }],
        ...(coupon ? { coupon_ids: [coupon] } : {}),
        redirect_url: paidAddress,
        cancel_url: leftAddress,
      }
      const opening = chargebee.hostedPage.checkoutNewForItems(order, { [KEY]: key })
      const answer = await ask(opening).catch((error: unknown) => {
        throw isRefusal(error, 'duplicate_entry') ? new SubscriptionTaken() : error
      })
      return pageFrom(read(PageShape, answer.hosted_page))
    },

    async findPage(id) {
      const answer = await ask(chargebee.hostedPage.retrieve(id)).catch(unless('resource_not_found'))
      return answer ? pageFrom(read(PageShape, answer.hosted_page)) : null
    },

    async listSubscriptions(customerId) {
      const asked = { customer_id: { is: customerId }, include_deleted: true, limit: 100 }
      const { list } = await ask(chargebee.subscription.list(asked))
      return list.map(({ subscription }) => subscriptionFrom(read(SubscriptionShape, subscription)))
    },

    async findSubscription(id) {
      const answer = await ask(chargebee.subscription.retrieve(id)).catch(unless('resource_not_found'))
      return answer ? subscriptionFrom(read(SubscriptionShape, answer.subscription)) : null
    },

    async openPortal(customerId, returnAddress) {
      const asked = { customer: { id: customerId }, redirect_url: returnAddress }
      const answer = await ask(chargebee.portalSession.create(asked)).catch(unless('resource_not_found'))
      return answer ? read(z.url(), answer.portal_session.access_url) : null
    },
  }
}

/** The library builds a host from a site name and the suffix after it. */
function addressOf({ CHARGEBEE_SITE, CHARGEBEE_URL }: Site) {
  const { protocol, hostname, port } = new URL(CHARGEBEE_URL ?? `https://${CHARGEBEE_SITE}.chargebee.com`)
  const [site = ''] = hostname.split('.')
  const https = protocol === 'https:'
  return {
    protocol: https ? ('https' as const) : ('http' as const),
    site,
    hostSuffix: hostname.slice(site.length),
    port: Number(port) || (https ? 443 : 80),
  }
}

const RefusalShape = z.object({ api_error_code: z.string() })

/**
 * Turns every failed call into our own error. The library rejects with the provider's response, which isn't an Error.
 */
async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((cause: unknown) => {
    const refusal = RefusalShape.safeParse(cause)
    throw new BillingUnavailable(refusal.data?.api_error_code ?? 'no_answer', cause)
  })
}

const isRefusal = (error: unknown, code: string) => error instanceof BillingUnavailable && error.code === code

/** Ignores the expected refusal. */
function unless(code: string) {
  return (error: unknown): null => {
    if (isRefusal(error, code)) return null
    throw error
  }
}

function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new BillingUnavailable('unexpected_answer', parsed.error)
  return parsed.data
}
