/** So many that none of them is long enough to hold anybody up while it grows. */
const SHARDS = 256

/**
 * A number for each of very many texts, of which nothing is kept but a hash. Two texts with the same hash have one
 * number, so it has to do no harm if they do.
 */
export function numbersByText() {
  const shards = Array.from({ length: SHARDS }, () => new Map<number, number>())
  const shardOf = (hash: number) => shards[hash & (SHARDS - 1)] as Map<number, number>
  return {
    get(text: string): number | undefined {
      const hash = hashOf(text)
      return shardOf(hash).get(hash)
    },
    set(text: string, number: number): void {
      const hash = hashOf(text)
      shardOf(hash).set(hash, number)
    },
  }
}

/** FNV-1a, in 32 bits: numbers of that size take no memory of their own. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}
