/** Chargebee's responses as documented, filled in with a member's subscription. */

export type Subscription = {
  id: string
  customerId: string
  itemPriceId: string
  status: string
  version: number
  deleted?: boolean
  /** In seconds; a month from now if nothing is said. */
  termEnd?: number
}

export type Customer = { id: string; email: string; first_name: string; last_name: string }

export type Page = {
  id: string
  customerId: string
  itemPriceId: string
  subscriptionId: string
  couponIds: string[]
  redirectUrl: string
  cancelUrl: string
  state: 'created' | 'requested' | 'succeeded' | 'cancelled' | 'acknowledged'
  failureReason?: string
  createdAt: number
  expiresAt: number
}

export const now = () => Math.floor(Date.now() / 1000)
const MONTH = 30 * 86_400

export function subscriptionShape(subscription: Subscription) {
  const { id, customerId, itemPriceId, status, version, deleted, termEnd = now() + MONTH } = subscription
  return {
    id,
    billing_period: 1,
    billing_period_unit: 'month',
    auto_collection: 'on',
    customer_id: customerId,
    status,
    current_term_start: now(),
    current_term_end: termEnd,
    next_billing_at: termEnd,
    created_at: now(),
    started_at: now(),
    activated_at: now(),
    created_from_ip: '10.0.0.1',
    updated_at: now(),
    has_scheduled_changes: false,
    channel: 'web',
    resource_version: version,
    deleted: deleted ?? false,
    object: 'subscription',
    currency_code: 'USD',
    subscription_items: [
      {
        item_price_id: itemPriceId,
        item_type: 'plan',
        quantity: 1,
        unit_price: 1000,
        amount: 1000,
        free_quantity: 0,
        object: 'subscription_item',
      },
    ],
    due_invoices_count: 0,
    mrr: 0,
    has_scheduled_advance_invoices: false,
  }
}

export function customerShape({ id, email, first_name, last_name }: Customer) {
  return {
    id,
    first_name,
    last_name,
    email,
    auto_collection: 'on',
    net_term_days: 0,
    allow_direct_debit: false,
    created_at: now(),
    taxability: 'taxable',
    updated_at: now(),
    pii_cleared: 'active',
    resource_version: Date.now(),
    deleted: false,
    object: 'customer',
    card_status: 'no_card',
    preferred_currency_code: 'USD',
  }
}

export function pageShape(page: Page, content?: object) {
  const { id, state, failureReason, createdAt, expiresAt } = page
  return {
    id,
    type: 'checkout_new',
    url: `https://members-test.chargebee.com/pages/v3/${id}/`,
    state,
    ...(failureReason && { failure_reason: failureReason }),
    embed: false,
    created_at: createdAt,
    expires_at: expiresAt,
    ...(content && { content }),
    object: 'hosted_page',
    updated_at: createdAt,
    resource_version: createdAt * 1000,
  }
}

export function portalShape(id: string, customerId: string, redirectUrl: string) {
  return {
    id,
    token: `token-of-${id}`,
    access_url: `https://members-test.chargebee.com/portal/v2/authenticate?token=token-of-${id}`,
    status: 'created',
    created_at: now(),
    expires_at: now() + 3600,
    object: 'portal_session',
    customer_id: customerId,
    redirect_url: redirectUrl,
    linked_customers: [],
  }
}

export function refusalShape(status: number, code: string, message: string, param?: string) {
  return {
    message,
    type: 'invalid_request',
    api_error_code: code,
    ...(param && { param }),
    error_code: code,
    error_msg: message,
    http_status_code: status,
  }
}

/** As it is posted to a webhook. */
export function eventShape(id: string, type: string, content: object) {
  return {
    id,
    occurred_at: now(),
    source: 'hosted_page',
    object: 'event',
    api_version: 'v2',
    content,
    event_type: type,
    webhook_status: 'scheduled',
    webhooks: [{ id: 'whv2_1', webhook_status: 'scheduled', object: 'webhook' }],
  }
}
