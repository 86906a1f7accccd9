import { z } from '#app/values/zod.ts'

/** One of a fixed list, as radio buttons and select boxes submit it. */
export const choice = <const Value extends string>(values: readonly Value[], required: string) =>
  z.enum(values as [Value, ...Value[]], { error: required })

/** The same, but optional. */
export const optionalChoice = <const Value extends string>(values: readonly Value[]) =>
  z
    .union([z.literal(''), z.enum(values as [Value, ...Value[]])], { error: 'Please choose from the list.' })
    .default('')
    .transform((value) => value || null)

/** A box that submits a value when checked, and nothing otherwise. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** The values a group of boxes submits: nothing, one value or many. */
export const several = z
  .union([z.string().transform((value) => [value]), z.array(z.string()).max(300)])
  .default([])

/** Several of a fixed list, in its order. */
export const choices = <const Value extends string>(values: readonly Value[], required: string) =>
  several.transform((chosen, context) => {
    const known = values.filter((value) => chosen.includes(value))
    if (known.length > 0) return known
    context.addIssue({ code: 'custom', message: required })
    return z.NEVER
  })
