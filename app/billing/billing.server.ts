import { settings } from '#app/settings.server.ts'
import type { Billing } from './billing.ts'
import { chargebeeBilling } from './chargebee.server.ts'
import { sandboxBilling } from './sandbox.server.ts'

/** Chargebee where it is set up, else the sandbox; null in production without it: then nothing can be paid. */
export function billing(): Billing | null {
  if (settings().CHARGEBEE_SITE) return chargebeeBilling(settings())
  return isSandbox() ? sandboxBilling : null
}

/** Whether the embedded sandbox stands in for the provider. Production never has it. */
export function isSandbox(): boolean {
  const { production, CHARGEBEE_SITE } = settings()
  return !production && !CHARGEBEE_SITE
}
