import { searchWords } from './fold.ts'

/** The things in the order of how well a search fits their folded names, as `db/rank.server.ts` has it; otherwise as they are. */
export function rankAmong<Thing>(
  things: Thing[],
  search: string,
  namesOf: (thing: Thing) => string[],
): Thing[] {
  const words = searchWords(search)
  const rank = (thing: Thing) => Math.min(...namesOf(thing).map((name) => rankOf(name, words)))
  return things
    .map((thing) => ({ thing, rank: rank(thing) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing)
}

function rankOf(name: string, words: string[]): number {
  const phrase = words.join(' ')
  if (name === phrase) return 0
  if (name.startsWith(phrase)) return 1
  return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 2 : 3
}
