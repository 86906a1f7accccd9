import { z } from '#app/values/zod.ts'

/** One of a fixed list, as radio buttons and select boxes submit it. */
export const choice = <const Value extends string>(values: readonly Value[], required: string) =>
  z.enum(values as [Value, ...Value[]], { error: required })

/** The same, but optional. */
export const optionalChoice = <const Value extends string>(values: readonly Value[]) =>
  z
    .enum(values as [Value, ...Value[]], { error: 'Please choose from the list.' })
    .optional()
    .transform((value) => value ?? null)

/** A box, of which nothing is submitted unless it is checked. */
export const checkbox = z.boolean().default(false)

/** The values that a group of boxes submits. */
export const several = z.array(z.string()).max(300)

/** Several of a fixed list, in its order. */
export const choices = <const Value extends string>(values: readonly Value[], required: string) =>
  several.transform((chosen, context) => {
    const known = values.filter((value) => chosen.includes(value))
    if (known.length > 0) return known
    context.addIssue({ code: 'custom', message: required })
    return z.NEVER
  })
