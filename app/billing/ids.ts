import { z } from '#app/values/zod.ts'

/** What may be an id of the billing provider's: no more than a text column takes. */
export const BillingId = z
  .string()
  .max(100)
  .regex(/^[^\p{Control}\p{Surrogate}]+$/u)
