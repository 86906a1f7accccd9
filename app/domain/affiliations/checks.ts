import type { z } from '#app/values/zod.ts'

/** A value whose fields haven't all been validated yet. */
type Unchecked = Record<string, unknown>

export type Check = {
  path: string
  message: string
  isRight: (value: Unchecked) => boolean
}

/** Checks fields that depend on each other even if others are invalid, so that all errors are reported at once. */
export function withChecks<Schema extends z.ZodType>(schema: Schema, checks: Check[]): Schema {
  return checks.reduce(
    (checked, { path, message, isRight }) =>
      checked.refine((value) => isRight(value as Unchecked), {
        path: [path],
        message,
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    schema,
  )
}
