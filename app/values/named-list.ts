import { readSearch } from './search-params.ts'

/** The search and order of a list of named things, as in its URL. */
export type NamedList = { search: string; sort: 'alphabetical' | 'recent' }

export function parseNamedList(params: URLSearchParams): NamedList {
  return {
    search: readSearch(params),
    sort: params.get('sort') === 'recent' ? 'recent' : 'alphabetical',
  }
}

/** Defaults are left out of the URL. */
export function namedListParams({ search, sort }: NamedList): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (sort !== 'alphabetical') params.set('sort', sort)
  return params
}
