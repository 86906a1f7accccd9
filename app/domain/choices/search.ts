import { searchWords } from '#app/values/fold.ts'

export type FoundChoices = {
  items: { id: string; label: string }[]
  total: number
  /** There are more than `total`, which haven't been counted. */
  more?: true
}

/** The maximum number of results for one pick-list request. */
export const CHOICES_PER_REQUEST = 100

/** The entries of a cached list whose text contains every word. */
export function searchChoices(
  choices: { id: number; label: string; searchKey: string }[],
  search: string,
  limit = CHOICES_PER_REQUEST,
): FoundChoices {
  const words = searchWords(search)
  const found = choices.filter(({ searchKey }) => words.every((word) => searchKey.includes(word)))
  return { items: found.slice(0, limit).map(toItem), total: found.length }
}

export const toItem = ({ id, label }: { id: number; label: string }) => ({ id: String(id), label })
