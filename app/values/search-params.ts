import { normalizeText } from './text.ts'

const SEARCH_LENGTH = 200

/** The search text of a list, cut to the length a search reads. */
export const readSearch = (params: URLSearchParams) => searchText(params.get('search'))

export function searchText(typed: string | null): string {
  const characters = Array.from(typed?.slice(0, 2 * SEARCH_LENGTH) ?? '')
  return normalizeText(characters.slice(0, SEARCH_LENGTH).join(''))
}

/** The list's URL with one parameter set, or removed by null. A changed list starts at its first page. */
export function withParam(search: URLSearchParams, name: string, value: string | null): string {
  const next = firstPage(search)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return toSearch(next)
}

/** The list's URL without a parameter, or without one of its values. */
export function withoutParam(search: URLSearchParams, name: string, value?: string): string {
  const next = firstPage(search)
  next.delete(name, value)
  return toSearch(next)
}

/** The URL of another page of the list; the first has no number. */
export function pageHref(search: URLSearchParams, page: number): string {
  const next = firstPage(search)
  if (page > 1) next.set('page', String(page))
  return toSearch(next)
}

function firstPage(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  return next
}

// A link to '' would keep the current parameters; '?' drops them.
function toSearch(search: URLSearchParams): string {
  return `?${search}`
}
