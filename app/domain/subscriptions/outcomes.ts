import type { PageForScript } from '#app/billing/billing.ts'
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'

/** What asking to pay for a plan leads to. */
export type CheckoutOutcome =
  | { kind: 'opened'; url: string; hostedPage: PageForScript }
  /** The member has it. */
  | { kind: 'active' }
  /** The member has one that isn't active, such as a paused one: it is managed in the portal. */
  | { kind: 'running'; status: SubscriptionStatus }
  /** It was paid for on that page and isn't active yet. */
  | { kind: 'paid'; checkoutId: string }
  | { kind: 'not-offered' }
  /** Nothing can be paid here: no billing is set up. */
  | { kind: 'closed' }
  /** The provider doesn't answer. */
  | { kind: 'unavailable' }

/** What came of a checkout page of the member's own. */
export type CheckoutResult =
  | {
      kind:
        | 'active'
        /** Paid, and the subscription will be active. */
        | 'activating'
        /** Paid, and the subscription has ended or is on hold since. */
        | 'inactive'
        /** A payment was tried and refused; the page can still be paid. */
        | 'declined'
        /** Left, run out, or not paid so far. */
        | 'abandoned'
        /** The provider doesn't answer: nobody knows. */
        | 'unavailable'
      planId: PlanId
      returnTo: string | null
    }
  /** No page of this member's. */
  | { kind: 'unknown' }

export type PortalOutcome =
  | { kind: 'opened'; url: string }
  | { kind: 'no-customer' }
  | { kind: 'closed' }
  | { kind: 'unavailable' }

export type ReloadOutcome = 'reloaded' | 'no-customer' | 'closed' | 'unavailable'
