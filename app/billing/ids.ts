import { z } from '#app/values/zod.ts'

/** A plausible id from the billing provider, no longer than a text column allows. */
export const BillingId = z
  .string()
  .max(100)
  .regex(/^[^\p{Control}\p{Surrogate}]+$/u)
