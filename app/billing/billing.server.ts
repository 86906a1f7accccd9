import { settings } from '#app/settings.server.ts'
import type { Billing } from './billing.ts'
import { chargebeeBilling } from './chargebee.server.ts'
import { sandboxBilling } from './sandbox.server.ts'

/** Chargebee if it is configured, else the sandbox; null in production without it, where nothing can be paid. */
export function billing(): Billing | null {
  if (settings().CHARGEBEE_SITE) return chargebeeBilling(settings())
  return isSandbox() ? sandboxBilling : null
}

/** Whether the embedded sandbox replaces the provider. Never true in production. */
export function isSandbox(): boolean {
  const { production, CHARGEBEE_SITE } = settings()
  return !production && !CHARGEBEE_SITE
}
