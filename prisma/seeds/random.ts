/** A small seeded generator (mulberry32): the same seed tells the same story on every machine. */
export type Random = ReturnType<typeof seeded>

export function seeded(seed: number) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)

  /** From 0 up to, but not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Both ends included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const chance = (probability: number) => next() < probability
  const pick = <T>(from: readonly T[]): T => at(from, Math.floor(next() * from.length))
  /** Prefers what stands early in the list. */
  const pickEarly = <T>(from: readonly T[]): T => at(from, Math.floor(next() ** 2.2 * from.length))

  function sample<T>(from: readonly T[], count: number): T[] {
    const chosen = new Set<T>()
    while (chosen.size < Math.min(count, from.length)) chosen.add(pick(from))
    return [...chosen]
  }

  /** One of the values, each as likely as its weight says. */
  function weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of choices) {
      left -= weight
      if (left < 0) return value
    }
    return at(choices, choices.length - 1)[0]
  }

  return { next, between, chance, pick, pickEarly, sample, weighted }
}

function at<T>(from: readonly T[], index: number): T {
  if (from.length === 0) throw new Error('There is nothing to choose from')
  return from[index] as T
}
