import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'

/**
 * The billing provider. Every call is external and may take seconds, so none is made inside a transaction. A call that
 * fails for now throws BillingUnavailable.
 */
export type Billing = {
  /** Creates the customer; an existing one stays as it is. */
  createCustomer: (customer: BillingCustomer) => Promise<void>
  /** A page on which the customer can pay. The same order with the same key returns the same page. */
  openPage: (order: CheckoutOrder, key: string) => Promise<HostedPage>
  findPage: (id: string) => Promise<HostedPage | null>
  /** Every subscription of the customer, including ended and deleted ones. */
  listSubscriptions: (customerId: string) => Promise<BilledSubscription[]>
  findSubscription: (id: string) => Promise<BilledSubscription | null>
  /** A new URL of the provider's pages for managing subscriptions; null for an unknown customer. */
  openPortal: (customerId: string, returnAddress: string) => Promise<string | null>
}

export type BillingCustomer = { id: string; email: string; firstName: string; lastName: string }

type CheckoutOrder = {
  customerId: string
  planId: PlanId
  /** The new subscription's id; the provider refuses a second one with the same id. */
  subscriptionId: string
  coupon: string | null
  /** Public URLs to which the provider returns the customer, with the page's id and state. */
  paidAddress: string
  leftAddress: string
}

/** In the provider's format, as its script in the browser expects it. */
export type PageForScript = {
  object: 'hosted_page'
  id: string
  type: string
  url: string
  state: string
  embed: boolean
  created_at: number
  expires_at: number
}

export type HostedPage = {
  /** `left` was closed by the customer and can no longer be paid. */
  state: 'open' | 'paid' | 'left'
  /** A payment was tried on the open page and declined. */
  declined: boolean
  expiresAt: Date
  /** For a paid page: who bought what. */
  paid: { customerId: string; subscriptionId: string } | null
  forScript: PageForScript
}

export type BilledSubscription = {
  id: string
  customerId: string
  /** Null for anything but our plans. */
  planId: PlanId | null
  status: SubscriptionStatus
  /** Increases with every change. */
  resourceVersion: bigint
  currentTermEnd: Date | null
}

/** An event at the provider. */
export type BillingEvent = {
  id: string
  type: string
  /** Null if it isn't about a subscription. */
  subscriptionId: string | null
  /** The subscription as reported by the event; null if the report is incomplete. */
  subscription: BilledSubscription | null
}

/** The provider didn't respond in time, or reported a failure. `code` is its error code. */
export class BillingUnavailable extends Error {
  override readonly name = 'BillingUnavailable'
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(`Billing is not available: ${code}`, { cause })
    this.code = code
  }
}

/** The provider already has a subscription with that id. */
export class SubscriptionTaken extends Error {
  override readonly name = 'SubscriptionTaken'
}
