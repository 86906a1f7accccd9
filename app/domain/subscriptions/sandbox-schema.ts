import { BillingId } from '#app/billing/ids.ts'
import { z } from '#app/values/zod.ts'

/** A customer's actions on the sandbox's checkout page, and their possible outcomes. */
export const TillSchema = z.object({
  action: z.enum(['pay', 'pay-late', 'decline', 'leave', 'run-out']),
})

export const PortalSchema = z.object({
  subscriptionId: BillingId,
  action: z.enum(['cancel', 'stop-renewing', 'pause', 'resume']),
})
