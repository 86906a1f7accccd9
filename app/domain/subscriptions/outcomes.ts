import type { PageForScript } from '#app/billing/billing.ts'
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'

/** Why billing could not be asked. */
export type NotAsked =
  /** Nothing can be paid here: no billing is set up. */
  | { kind: 'closed' }
  /** The member asked too often. */
  | { kind: 'limited'; seconds: number }
  /** The provider doesn't answer. */
  | { kind: 'unavailable'; error: Error }

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
  | NotAsked

/** What came of a checkout page of the member's own. */
export type CheckoutResult =
  | ({ planId: PlanId; returnTo: string | null } & (
      | { kind: 'active' }
      /** Paid, and the subscription will be active. */
      | { kind: 'activating' }
      /** Paid, and the subscription has ended or is on hold since. */
      | { kind: 'inactive' }
      /** A payment was tried and refused; the page can still be paid. */
      | { kind: 'declined' }
      /** Left, run out, or not paid so far. */
      | { kind: 'abandoned' }
      /** Nobody knows. */
      | NotAsked
    ))
  /** No page of this member's. */
  | { kind: 'unknown' }

export type PortalOutcome = { kind: 'opened'; url: string } | { kind: 'no-customer' } | NotAsked

export type ReloadOutcome = { kind: 'reloaded' } | { kind: 'no-customer' } | NotAsked
