import { z } from '#app/values/zod.ts'
import type { BilledSubscription, BillingEvent, HostedPage } from './billing.ts'
import { BillingId } from './ids.ts'
import { planPriced } from './item-prices.server.ts'

/**
 * The parts of the provider's responses and events that we read, under its own names. Times are seconds since 1970,
 * within the range of a date.
 */
const seconds = z.number().int().positive().max(8.64e12)

/** Older ones may lack what is optional here. */
export const SubscriptionShape = z.object({
  id: BillingId,
  customer_id: BillingId,
  status: z.string(),
  resource_version: z.number().int().positive().optional(),
  current_term_end: seconds.optional(),
  deleted: z.boolean().optional(),
  subscription_items: z.array(z.object({ item_price_id: z.string() })).optional(),
})

const WholeSubscription = SubscriptionShape.required({ resource_version: true, subscription_items: true })

const page = z.object({
  id: BillingId,
  type: z.string(),
  /** The URL for paying; may be missing on other pages. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  state: z.enum(['created', 'requested', 'succeeded', 'cancelled', 'acknowledged']),
  failure_reason: z.string().optional(),
  embed: z.boolean().default(false),
  created_at: seconds,
  expires_at: seconds.optional(),
  content: z
    .object({ subscription: z.object({ id: BillingId, customer_id: BillingId }).optional() })
    .optional(),
})

const isPaid = ({ state }: { state: string }) => state === 'succeeded' || state === 'acknowledged'

export const PageShape = page.refine((it) => {
  if (isPaid(it)) return it.content?.subscription !== undefined
  return it.state === 'cancelled' || it.url !== undefined
})

const EventShape = z.object({
  id: BillingId,
  event_type: BillingId,
  content: z.object({ subscription: z.looseObject({ id: BillingId }).optional() }),
})

/** The documented lifetime of a checkout page, for pages that don't state it. */
const THREE_HOURS = 3 * 3600

export function pageFrom(page: z.infer<typeof PageShape>): HostedPage {
  const { id, type, url = '', state, embed, created_at } = page
  const expires_at = page.expires_at ?? created_at + THREE_HOURS
  const bought = page.content?.subscription
  const paid = isPaid(page)
  return {
    state: paid ? 'paid' : state === 'cancelled' ? 'left' : 'open',
    declined: !paid && page.failure_reason !== undefined,
    expiresAt: new Date(expires_at * 1000),
    paid: paid && bought ? { customerId: bought.customer_id, subscriptionId: bought.id } : null,
    forScript: { object: 'hosted_page', id, type, url, state, embed, created_at, expires_at },
  }
}

export function subscriptionFrom(told: z.infer<typeof SubscriptionShape>): BilledSubscription {
  const plans = (told.subscription_items ?? []).map((item) => planPriced(item.item_price_id))
  return {
    id: told.id,
    customerId: told.customer_id,
    planId: plans.find((planId) => planId !== null) ?? null,
    status: told.deleted ? 'CANCELLED' : statusFrom(told.status),
    resourceVersion: BigInt(told.resource_version ?? 0),
    currentTermEnd: told.current_term_end ? new Date(told.current_term_end * 1000) : null,
  }
}

/** An event as posted to us; null for anything else. */
export function eventFrom(body: string): BillingEvent | null {
  const event = EventShape.safeParse(parsed(body))
  if (!event.success) return null
  const { id, event_type: type, content } = event.data
  const whole = WholeSubscription.safeParse(content.subscription)
  return {
    id,
    type,
    subscriptionId: content.subscription?.id ?? null,
    subscription: whole.success ? subscriptionFrom(whole.data) : null,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const STATUSES = {
  future: 'FUTURE',
  in_trial: 'IN_TRIAL',
  active: 'ACTIVE',
  non_renewing: 'NON_RENEWING',
  paused: 'PAUSED',
  cancelled: 'CANCELLED',
  transferred: 'TRANSFERRED',
} as const

/**
 * An unknown status unlocks nothing, but doesn't count as ended either: the subscription is neither used nor sold
 * again.
 */
const statusFrom = (text: string) =>
  Object.hasOwn(STATUSES, text) ? STATUSES[text as keyof typeof STATUSES] : 'PAUSED'
