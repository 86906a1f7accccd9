import type { FilterOf, LabelOf, List } from '#app/values/list.ts'
import type { Params } from '#app/values/list-params.ts'
import { selectionIn } from '#app/values/list-selection.ts'
import { allThatMatch } from '../all-that-match.ts'

/**
 * The checked rows of a list's URL, or all that match its filter. Null where nothing can be chosen: without rows, and for
 * 'all' without a filter.
 */
export function readChosen<Given extends Params>(list: List<Given>, params: URLSearchParams) {
  const filter: FilterOf<List<Given>> = list.parse(params)
  const { ids, all } = selectionIn(params)
  if (all ? !list.isNarrowed(filter) : ids.length === 0) return null
  return { all, filter, ids: all ? undefined : ids }
}

/** 'all that match “ada”', for the history of exports. */
export function aboutFilter<Given extends Params>(
  list: List<Given>,
  filter: FilterOf<List<Given>>,
  labelOf: LabelOf<Given>,
): string {
  const labels = list.chips(filter, labelOf).map(({ label }) => label)
  return labels.length > 0 ? `all that match ${labels.join(', ')}` : `all ${list.noun.many}`
}

/** What is said of those who no longer matched when it was confirmed. */
export const leftOut = (count: number) =>
  count > 0 ? ` ${count} left out, because they no longer match.` : ''

/** 'all 63 that match “ada”', '3 selected'. */
export function aboutChosen<Given extends Params>(
  list: List<Given>,
  { all, filter }: { all: boolean; filter: FilterOf<List<Given>> },
  count: number,
  labelOf: LabelOf<Given>,
): string {
  if (!all) return `${count.toLocaleString('en-US')} selected`
  const labels = list.chips(filter, labelOf).map(({ label }) => label)
  return allThatMatch(count, labels.join(', '))
}
