import { readSearch } from './search-params.ts'

/** How a list of things with names is searched and sorted, as its address says. */
export type NamedList = { search: string; sort: 'alphabetical' | 'recent' }

export function parseNamedList(params: URLSearchParams): NamedList {
  return {
    search: readSearch(params),
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
