/** Of a select, with what the record has, though nobody may choose it any more. */
export function options(values: readonly string[], kept?: string | null) {
  const offered = kept && !values.includes(kept) ? [...values, kept] : values
  return offered.map((value) => ({ value, label: value }))
}
