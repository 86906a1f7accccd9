import { type DeclaredOption, optionsOf } from '#app/values/declared-fields.ts'

/** A select's options, including the record's own value even if it can no longer be chosen. */
export const withKept = (values: readonly string[], kept?: string | null): DeclaredOption[] =>
  optionsOf(kept && !values.includes(kept) ? [...values, kept] : values)
