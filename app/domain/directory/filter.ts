import { parseIds } from '#app/values/ids.ts'
import { readSearch } from '#app/values/search-params.ts'

const lists = [
  'functionalInterestIds',
  'industryInterestIds',
  'locationIds',
  'programTypeIds',
  'programYears',
  'programIds',
  'organizationIds',
] as const
const switches = ['showActive', 'currentOnly', 'matchAll', 'mockInterviewers'] as const

export type FilterList = (typeof lists)[number]
export type FilterSwitch = (typeof switches)[number]

/** What the directory is searched for: read from an address, turned into a query, and written back to an address. */
export type DirectoryFilter = { search: string } & Record<FilterList, number[]> &
  Record<FilterSwitch, boolean>

const CHOICES_PER_LIST = 50

/** What is malformed or too much is left out. */
export function parseFilter(params: URLSearchParams): DirectoryFilter {
  return applicable({
    ...emptyFilter,
    search: readSearch(params),
    ...fromNames(lists, (name) => parseIds(params.getAll(name), CHOICES_PER_LIST)),
    ...fromNames(switches, (name) => ['true', '1'].includes(params.get(name) ?? '')),
  })
}

export function filterParams(filter: DirectoryFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.search) params.set('search', filter.search)
  for (const name of lists) for (const value of filter[name]) params.append(name, String(value))
  for (const name of switches) if (filter[name]) params.set(name, 'true')
  return params
}

/** The address of the list so filtered; '?' is the whole directory. */
export const filterHref = (filter: DirectoryFilter) => `?${filterParams(filter)}`

export const isFiltered = (filter: DirectoryFilter) => filterParams(filter).size > 0

export const filterOf = (changes: Partial<DirectoryFilter>) => applicable({ ...emptyFilter, ...changes })

export const withoutValue = (filter: DirectoryFilter, list: FilterList, value: number) =>
  applicable({ ...filter, [list]: filter[list].filter((other) => other !== value) })

export const withoutSwitch = (filter: DirectoryFilter, name: FilterSwitch) =>
  applicable({ ...filter, [name]: false })

export const withoutSearch = (filter: DirectoryFilter) => applicable({ ...filter, search: '' })

/** Leaves out the values that nothing is known of, and what is not offered to the viewer. */
export function narrowFilter(
  filter: DirectoryFilter,
  isKnown: (list: FilterList, value: number) => boolean,
  offersMockInterviewers: boolean,
): DirectoryFilter {
  return applicable({
    ...filter,
    ...fromNames(lists, (name) => filter[name].filter((value) => isKnown(name, value))),
    mockInterviewers: filter.mockInterviewers && offersMockInterviewers,
  })
}

export const offersMatchAll = ({ programTypeIds }: DirectoryFilter) => programTypeIds.length > 1

export const offersCurrentOnly = ({ search, showActive }: DirectoryFilter) => search !== '' || showActive

/** A switch that isn't offered isn't on. */
function applicable(filter: DirectoryFilter): DirectoryFilter {
  return {
    ...filter,
    matchAll: filter.matchAll && offersMatchAll(filter),
    currentOnly: filter.currentOnly && offersCurrentOnly(filter),
  }
}

const emptyFilter: DirectoryFilter = {
  search: '',
  ...fromNames(lists, () => []),
  ...fromNames(switches, () => false),
}

function fromNames<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}
