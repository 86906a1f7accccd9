import { parseIds } from '#app/values/ids.ts'
import { parseNamedList } from '#app/values/named-list.ts'

/** How long a resource takes, in minutes; both ends included. */
export const LENGTH_BANDS = [
  { value: '0-15', label: '0–15 minutes', from: 0, to: 15 },
  { value: '16-30', label: '16–30 minutes', from: 16, to: 30 },
  { value: '31-45', label: '31–45 minutes', from: 31, to: 45 },
  { value: '46-60', label: '46–60 minutes', from: 46, to: 60 },
  { value: 'over-60', label: 'Over 60 minutes', from: 61, to: null },
] as const

export type LengthBand = (typeof LENGTH_BANDS)[number]

export const SHORT_CLIP_MINUTES = 15

export const librarySwitches = {
  alumniEvents: 'Alumni events',
  eventRecordings: 'Event recordings',
  technicalPrep: 'Technical prep',
  shortClips: 'Short clips',
  showSpecialItems: 'Show special items',
} as const

export type LibrarySwitch = keyof typeof librarySwitches
const switchNames = Object.keys(librarySwitches) as LibrarySwitch[]

/** The best match where something is searched for, otherwise what changed last, unless another order is chosen. */
export type LibrarySort = 'default' | 'recent' | 'alphabetical'

/** What the library is narrowed to and sorted by: read from an address, and written back to one. */
export type LibraryFilter = {
  search: string
  sort: LibrarySort
  lengths: LengthBand[]
  tagIds: number[]
} & Record<LibrarySwitch, boolean>

/** What is malformed is left out. */
export function readLibraryFilter(params: URLSearchParams): LibraryFilter {
  const { search } = parseNamedList(params)
  const lengths = params.getAll('lengths')
  const isOn = (name: LibrarySwitch) => ['true', '1'].includes(params.get(name) ?? '')
  return {
    search,
    sort: sortOf(params.get('sort'), search),
    lengths: LENGTH_BANDS.filter(({ value }) => lengths.includes(value)),
    tagIds: parseIds(params.getAll('tagIds')),
    ...(Object.fromEntries(switchNames.map((name) => [name, isOn(name)])) as Record<LibrarySwitch, boolean>),
  }
}

function sortOf(given: string | null, search: string): LibrarySort {
  if (given === 'alphabetical') return given
  return given === 'recent' && search ? given : 'default'
}

export function libraryFilterParams(filter: LibraryFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.search) params.set('search', filter.search)
  if (filter.sort !== 'default') params.set('sort', filter.sort)
  for (const { value } of filter.lengths) params.append('lengths', value)
  for (const id of filter.tagIds) params.append('tagIds', String(id))
  for (const name of switchNames) if (filter[name]) params.set(name, 'true')
  return params
}

/** How many things the library is narrowed to beside the search. Special items are more, not less. */
export const narrowedBy = ({ lengths, tagIds, ...filter }: LibraryFilter) =>
  lengths.length +
  tagIds.length +
  switchNames.filter((name) => name !== 'showSpecialItems' && filter[name]).length
