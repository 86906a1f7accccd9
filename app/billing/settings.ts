import { z } from '#app/values/zod.ts'

const itemPrice = (plan: string) => z.string().min(1).max(100).default(plan)

/** The settings of every installation; all of ALL_OR_NONE or none. */
export const BILLING = {
  CHARGEBEE_SITE: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a site alone')
    .optional(),
  CHARGEBEE_API_KEY: z.string().optional(),
  CHARGEBEE_PUBLISHABLE_KEY: z.string().optional(),
  /** Basic credentials for the provider's calls. Without them the webhook is closed. */
  CHARGEBEE_WEBHOOK_USER: z
    .string()
    .regex(/^[^:]+$/, 'must not contain a colon')
    .optional(),
  CHARGEBEE_WEBHOOK_PASSWORD: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The site's URL, if it isn't the usual one for its name. */
  CHARGEBEE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  CHARGEBEE_PLAN_MONTHLY: itemPrice('MONTHLY'),
  CHARGEBEE_PLAN_ANNUAL: itemPrice('ANNUAL'),
  CHARGEBEE_PLAN_CLARITY: itemPrice('CLARITY'),
  CHARGEBEE_PLAN_PIVOT: itemPrice('PIVOT'),
  CHARGEBEE_PLAN_PROMOTION: itemPrice('PROMOTION'),
  CHARGEBEE_PLAN_PERFORMANCE: itemPrice('PERFORMANCE'),
  CHARGEBEE_PLAN_PRESENCE: itemPrice('PRESENCE'),
  CHARGEBEE_PLAN_POSITIONING: itemPrice('POSITIONING'),
  /** The coupon for members who pay less for coaching. */
  COACHING_COUPON: z.string().max(50).optional(),
}

const ALL_OR_NONE = [
  'CHARGEBEE_SITE',
  'CHARGEBEE_API_KEY',
  'CHARGEBEE_PUBLISHABLE_KEY',
  'CHARGEBEE_WEBHOOK_USER',
  'CHARGEBEE_WEBHOOK_PASSWORD',
] as const

const PLAN = 'CHARGEBEE_PLAN_'

/** Errors across settings: some without the others, one price for two plans, a missing discount. */
export function billingProblems(given: Record<string, string | undefined>): string[] {
  const set = ALL_OR_NONE.filter((name) => name in given)
  const missing = set.length === 0 ? [] : ALL_OR_NONE.filter((name) => !(name in given))
  const plans = Object.keys(BILLING).filter((name) => name.startsWith(PLAN))
  const prices = plans.map((name) => given[name] ?? name.slice(PLAN.length))
  const twice = plans.filter((_, at) => prices.indexOf(prices[at] ?? '') !== at)
  const promised = set.length > 0 && 'COACHING_DISCOUNT_PERCENT' in given && !('COACHING_COUPON' in given)
  return [
    ...(promised ? ['COACHING_COUPON: required when COACHING_DISCOUNT_PERCENT is set'] : []),
    ...missing.map((name) => `${name}: must be set with ${set[0]}`),
    ...twice.map((name) => `${name}: already used for another plan`),
  ]
}
