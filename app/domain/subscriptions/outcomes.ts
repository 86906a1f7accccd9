import type { PageForScript } from '#app/billing/billing.ts'
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'

/** Why billing couldn't be asked. */
export type NotAsked =
  /** Nothing can be paid here: no billing is configured. */
  | { kind: 'closed' }
  /** The member asked too often. */
  | { kind: 'limited'; seconds: number }
  /** The provider isn't responding. */
  | { kind: 'unavailable'; error: Error }

/** The outcome of asking to pay for a plan. */
export type CheckoutOutcome =
  | { kind: 'opened'; url: string; hostedPage: PageForScript }
  /** The member has it. */
  | { kind: 'active' }
  /** The member has one that isn't active, such as a paused one, and manages it in the portal. */
  | { kind: 'running'; status: SubscriptionStatus }
  /** It was paid for on that page and isn't active yet. */
  | { kind: 'paid'; checkoutId: string }
  | { kind: 'not-offered' }
  | NotAsked

/** The outcome of one of the member's checkout pages. */
export type CheckoutResult =
  | ({ planId: PlanId; returnTo: string | null } & (
      | { kind: 'active' }
      /** Paid, and the subscription will be active. */
      | { kind: 'activating' }
      /** Paid, and the subscription has since ended or is on hold. */
      | { kind: 'inactive' }
      /** A payment was tried and declined; the page can still be paid. */
      | { kind: 'declined' }
      /** Left, expired, or not paid so far. */
      | { kind: 'abandoned' }
      /** Unknown. */
      | NotAsked
    ))
  /** Not one of this member's pages. */
  | { kind: 'unknown' }

export type PortalOutcome = { kind: 'opened'; url: string } | { kind: 'no-customer' } | NotAsked

export type ReloadOutcome = { kind: 'reloaded' } | { kind: 'no-customer' } | NotAsked
