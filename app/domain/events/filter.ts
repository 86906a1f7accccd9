import { parseIds } from '#app/values/ids.ts'

const lists = ['categoryIds', 'formatIds', 'organizationIds', 'typeIds'] as const

export type EventFilterList = (typeof lists)[number]
export type EventSort = 'upcoming' | 'recent'

/** What the library is narrowed to and sorted by: read from an address, and written back to one. */
export type EventFilter = {
  /** What is over as well. */
  viewAll: boolean
  sort: EventSort
} & Record<EventFilterList, number[]>

/** What is malformed is left out. */
export function readEventFilter(params: URLSearchParams): EventFilter {
  return {
    viewAll: ['true', '1'].includes(params.get('viewAll') ?? ''),
    sort: params.get('sort') === 'recent' ? 'recent' : 'upcoming',
    ...(Object.fromEntries(lists.map((name) => [name, parseIds(params.getAll(name))])) as Record<
      EventFilterList,
      number[]
    >),
  }
}

export function eventFilterParams(filter: EventFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.viewAll) params.set('viewAll', 'true')
  if (filter.sort !== 'upcoming') params.set('sort', filter.sort)
  for (const name of lists) for (const id of filter[name]) params.append(name, String(id))
  return params
}

/** How many things the library is narrowed to. */
export const narrowedBy = (filter: EventFilter) => lists.flatMap((name) => filter[name]).length

/** Leaves out the values that can't be chosen. */
export function narrowEventFilter(
  filter: EventFilter,
  isKnown: (list: EventFilterList, id: number) => boolean,
): EventFilter {
  const known = Object.fromEntries(
    lists.map((name) => [name, filter[name].filter((id) => isKnown(name, id))]),
  ) as Record<EventFilterList, number[]>
  return { ...filter, ...known }
}
