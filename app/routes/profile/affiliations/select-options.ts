/** A select's options, including the record's own value even if it can no longer be chosen. */
export function options(values: readonly string[], kept?: string | null) {
  const offered = kept && !values.includes(kept) ? [...values, kept] : values
  return offered.map((value) => ({ value, label: value }))
}
