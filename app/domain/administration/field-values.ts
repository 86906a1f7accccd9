import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'

/** What several boxes of one name submit. */
export const list = z.union([z.string().transform((value) => [value]), z.array(z.string())]).default([])

/** Those that are chosen, in the order of the values. One that is none is refused: without it, less or more would be meant. */
export const someAmong = <Value extends string>(values: readonly Value[]) =>
  list
    .refine((given) => given.every((one) => values.some((value) => value === one)), {
      error: 'Please choose from the list.',
    })
    .transform((given) => values.filter((value) => given.includes(value)))

/** The id of what is chosen. */
export const toId =
  (required = 'Please choose one from the list.') =>
  (typed: string, context: z.RefinementCtx) => {
    const [id] = parseIds([typed])
    if (id !== undefined) return id
    context.addIssue({ code: 'custom', message: required })
    return z.NEVER
  }

/** Nothing typed is null. */
export function optional<Value>(schema: z.ZodType<Value, string>): z.ZodType<Value | null> {
  return z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() ? typed.trim() : null),
    schema.nullable(),
  )
}
