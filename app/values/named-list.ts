import { normalizeText } from './text.ts'

/** How a list of things with names is searched and sorted, as its address says. */
export type NamedList = { search: string; sort: 'alphabetical' | 'recent' }

const SEARCH_LENGTH = 200

export function parseNamedList(params: URLSearchParams): NamedList {
  const search = Array.from(params.get('search')?.slice(0, 10 * SEARCH_LENGTH) ?? '')
  return {
    search: normalizeText(search.slice(0, SEARCH_LENGTH).join('')),
    sort: params.get('sort') === 'recent' ? 'recent' : 'alphabetical',
  }
}

/** An address doesn't say what is so anyway. */
export function namedListParams({ search, sort }: NamedList): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (sort !== 'alphabetical') params.set('sort', sort)
  return params
}
