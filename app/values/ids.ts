// The largest value of the database's integer columns.
const maxId = 2_147_483_647

/** Plain digits within range are an id; everything else is null, and therefore not found. */
export function parseId(s: string | undefined): number | null {
  if (s === undefined || !/^[1-9][0-9]{0,9}$/.test(s)) return null
  const id = Number(s)
  return id <= maxId ? id : null
}

/** The distinct ids among the values, in the order given, up to `max`. */
export function parseIds(values: string[], max = 50): number[] {
  const ids = new Set<number>()
  for (const value of values) {
    if (ids.size >= max) break
    const id = parseId(value)
    if (id !== null) ids.add(id)
  }
  return [...ids]
}
