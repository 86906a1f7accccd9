import { declareList, type FilterOf } from '#app/values/list.ts'
import { alphabeticalFirst } from '#app/values/list-orders.ts'
import { ids, search } from '#app/values/list-params.ts'

export const businessList = declareList({
  noun: { one: 'business', many: 'businesses' },
  params: {
    search: search('Search businesses', 'Search by name...'),
    sort: alphabeticalFirst(),
    offeringTypeIds: ids('Offering type', { open: true }),
  },
})

export type BusinessFilter = FilterOf<typeof businessList>
