import { declareList, type FilterOf } from '#app/values/list.ts'
import { alphabeticalFirst } from '#app/values/list-orders.ts'
import { search } from '#app/values/list-params.ts'

export const regionalHubList = declareList({
  noun: { one: 'regional hub', many: 'regional hubs' },
  params: {
    search: search('Search regional hubs', 'Search by name...'),
    sort: alphabeticalFirst(),
  },
})

export type RegionalHubFilter = FilterOf<typeof regionalHubList>
