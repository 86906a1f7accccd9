import { normalizeText } from './text.ts'

const SEARCH_LENGTH = 200

/** The search text of a list, cut to the length a search reads. */
export const readSearch = (params: URLSearchParams) => searchText(params.get('search'))

export function searchText(typed: string | null): string {
  const characters = Array.from(typed?.slice(0, 2 * SEARCH_LENGTH) ?? '')
  return normalizeText(characters.slice(0, SEARCH_LENGTH).join(''))
}

/** The URL of another page of the list; the first has no number. */
export function pageHref(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  if (page > 1) next.set('page', String(page))
  // A link to '' would keep the current parameters; '?' drops them.
  return `?${next}`
}
