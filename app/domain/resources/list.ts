import { declareList, type FilterOf } from '#app/values/list.ts'
import { choices, ids, narrowing, order, search, widening } from '#app/values/list-params.ts'

/** A resource's length in minutes, inclusive. */
export const LENGTH_BANDS = {
  '0-15': { label: '0–15 minutes', from: 0, to: 15 },
  '16-30': { label: '16–30 minutes', from: 16, to: 30 },
  '31-45': { label: '31–45 minutes', from: 31, to: 45 },
  '46-60': { label: '46–60 minutes', from: 46, to: 60 },
  'over-60': { label: 'Over 60 minutes', from: 61, to: null },
} as const

export type LengthBand = keyof typeof LENGTH_BANDS

export const SHORT_CLIP_MINUTES = 15

const lengthLabels = Object.fromEntries(
  Object.entries(LENGTH_BANDS).map(([band, { label }]) => [band, label]),
) as Record<LengthBand, string>

export const libraryList = declareList({
  noun: { one: 'resource', many: 'resources' },
  params: {
    search: search('Search resources', 'Search by name, speaker, topic...'),
    /** By default the best match during a search, otherwise the latest. */
    sort: order(
      { default: 'Best match', recent: 'Most recent', alphabetical: 'Alphabetical' },
      { above: true },
    ),
    alumniEvents: narrowing('Alumni events'),
    eventRecordings: narrowing('Event recordings'),
    technicalPrep: narrowing('Technical prep'),
    shortClips: narrowing('Short clips'),
    showSpecialItems: widening('Show special items'),
    lengths: choices('Estimated length', lengthLabels),
    tagIds: ids('Tags'),
  },
  settle: (filter) =>
    filter.sort === 'recent' && !filter.search ? { ...filter, sort: 'default' as const } : filter,
})

export type LibraryFilter = FilterOf<typeof libraryList>

/** The orders available without a search. */
export const unsearchedOrders = { default: 'Most recent', alphabetical: 'Alphabetical' }
