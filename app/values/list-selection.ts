import { parseIds } from './ids.ts'
import { ownSearch } from './own-search.ts'

/** Far more rows than a page of a list has. */
const MOST_CHECKED = 1000

/** The checked rows of a list's URL, or everything that matches its filter. */
export const selectionIn = (params: URLSearchParams) => ({
  ids: parseIds(params.getAll('item'), MOST_CHECKED),
  all: params.get('all') === 'true',
})

/** The query that leads from an action on selected rows back to their list, with the same rows selected. */
export const withSelection = (params: URLSearchParams) => queryWithout(params, ['operation'])

/** The same with nothing selected. */
export const withoutSelection = (params: URLSearchParams) =>
  queryWithout(params, ['operation', 'item', 'all'])

function queryWithout(params: URLSearchParams, names: string[]): string {
  const kept = new URLSearchParams(params)
  for (const name of names) kept.delete(name)
  return kept.size > 0 ? ownSearch(`?${kept}`) : ''
}
