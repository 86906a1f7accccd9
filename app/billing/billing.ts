import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'

/**
 * The billing provider. Every call goes outside and may take seconds: none is made inside a transaction. What can't be
 * answered now throws BillingUnavailable.
 */
export type Billing = {
  /** Makes the customer; one that is there already stays as it is. */
  createCustomer: (customer: BillingCustomer) => Promise<void>
  /** A page on which the customer can pay. The same order under the same key gives the same page. */
  openPage: (order: CheckoutOrder, key: string) => Promise<HostedPage>
  findPage: (id: string) => Promise<HostedPage | null>
  /** Every subscription of the customer, ended and deleted ones included. */
  listSubscriptions: (customerId: string) => Promise<BilledSubscription[]>
  findSubscription: (id: string) => Promise<BilledSubscription | null>
  /** A new address of the provider's pages on which customers manage what they pay for; null for an unknown customer. */
  openPortal: (customerId: string, returnAddress: string) => Promise<string | null>
}

export type BillingCustomer = { id: string; email: string; firstName: string; lastName: string }

export type CheckoutOrder = {
  customerId: string
  planId: PlanId
  /** What the subscription will be called; the provider refuses a second one of the same id. */
  subscriptionId: string
  coupon: string | null
  /** Public addresses to which the provider sends the customer back, with the page's id and state. */
  paidAddress: string
  leftAddress: string
}

/** In the words of the provider, as its script in the browser takes it. */
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
  /** `left` was closed by the customer, and can't be paid any more. */
  state: 'open' | 'paid' | 'left'
  /** A payment was tried on the open page and refused. */
  declined: boolean
  expiresAt: Date
  /** Of a paid page: who bought what. */
  paid: { customerId: string; subscriptionId: string } | null
  forScript: PageForScript
}

export type BilledSubscription = {
  id: string
  customerId: string
  /** Null for something else than our plans. */
  planId: PlanId | null
  status: SubscriptionStatus
  /** Grows with every change. */
  resourceVersion: bigint
  currentTermEnd: Date | null
}

/** Something that happened at the provider. */
export type BillingNews = {
  id: string
  type: string
  /** Null where it is about no subscription. */
  subscriptionId: string | null
  /** As the news tell it; null where they don't tell all of it. */
  subscription: BilledSubscription | null
}

/** The provider didn't answer in time, or answered that it can't. `code` is its word for it. */
export class BillingUnavailable extends Error {
  override readonly name = 'BillingUnavailable'
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(`Billing is not available: ${code}`, { cause })
    this.code = code
  }
}

/** The provider has a subscription of that id already. */
export class SubscriptionTaken extends Error {
  override readonly name = 'SubscriptionTaken'
}
