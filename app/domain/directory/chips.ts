import {
  type DirectoryFilter,
  type FilterList,
  type FilterSwitch,
  filterHref,
  withoutSearch,
  withoutSwitch,
  withoutValue,
} from './filter.ts'

/** One thing that the list is filtered by, and the address of the list without it. */
export type FilterChip = { label: string; without: string }

export const switchLabels = {
  showActive: 'In a program now',
  currentOnly: 'Current only',
  matchAll: 'Match all',
  mockInterviewers: 'Mock interviewers',
} satisfies Record<FilterSwitch, string>

const lists: FilterList[] = [
  'programTypeIds',
  'programYears',
  'programIds',
  'functionalInterestIds',
  'industryInterestIds',
  'locationIds',
  'organizationIds',
]

export function chipsOf(
  filter: DirectoryFilter,
  labelOf: (list: FilterList, value: number) => string,
): FilterChip[] {
  const chip = (label: string, without: DirectoryFilter) => ({ label, without: filterHref(without) })
  return [
    ...(filter.search ? [chip(`“${filter.search}”`, withoutSearch(filter))] : []),
    ...switches
      .filter((name) => filter[name])
      .map((name) => chip(switchLabels[name], withoutSwitch(filter, name))),
    ...lists.flatMap((list) =>
      filter[list].map((value) => chip(labelOf(list, value), withoutValue(filter, list, value))),
    ),
  ]
}

const switches = Object.keys(switchLabels) as FilterSwitch[]
