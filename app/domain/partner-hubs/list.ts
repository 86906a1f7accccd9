import { declareList, type FilterOf } from '#app/values/list.ts'
import { alphabeticalFirst } from '#app/values/list-orders.ts'
import { ids, narrowing, search } from '#app/values/list-params.ts'

export const partnerHubList = declareList({
  noun: { one: 'partner', many: 'partners' },
  params: {
    search: search('Search partners', 'Search by name...'),
    sort: alphabeticalFirst(),
    /** For partner managers only. */
    myPartners: narrowing('My Partners'),
    industryIds: ids('Industry'),
  },
})

export type PartnerHubFilter = FilterOf<typeof partnerHubList>
