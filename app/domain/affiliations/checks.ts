import type { z } from '#app/values/zod.ts'

/** A value before all of its fields are known to be right. */
export type Unchecked = Record<string, unknown>

export type Check = {
  path: string
  message: string
  isRight: (value: Unchecked) => boolean
}

/** Checks of fields that depend on each other, made whatever else is wrong: everything is said at once. */
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
