import { z } from '#app/values/zod.ts'
import { PLAN_IDS } from '../plans/plans.ts'

/** `redirect` is where the member wanted to go; `inPlace` marks a script that opens the provider's page itself. */
export const CheckoutSchema = z.object({
  planId: z.enum(PLAN_IDS),
  redirect: z.string().max(2000).optional(),
  inPlace: z.literal('1').optional(),
})

export const ReloadSchema = CheckoutSchema.pick({ redirect: true })
