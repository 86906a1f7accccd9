import { searchWords } from '#app/values/fold.ts'

export type FoundChoices = {
  items: { id: string; label: string }[]
  total: number
  /** There are more than `total`, which nobody has counted. */
  more?: true
}

/** What one request for a pick-list is answered at most. */
export const CHOICES_PER_REQUEST = 100

/** Those of a list kept in the process whose text holds every word. */
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
