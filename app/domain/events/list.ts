import { declareList, type FilterOf } from '#app/values/list.ts'
import { ids, order, search, widening } from '#app/values/list-params.ts'

export const eventList = declareList({
  noun: { one: 'event', many: 'events' },
  params: {
    search: search('Search events', 'Search by name...'),
    /** Past ones as well. */
    viewAll: widening('View All', { above: true }),
    sort: order({ upcoming: 'Upcoming', recent: 'Most recent' }, { above: true }),
    categoryIds: ids('Category'),
    formatIds: ids('Format'),
    organizationIds: ids('Organization'),
    typeIds: ids('Type'),
  },
})

export type EventFilter = FilterOf<typeof eventList>
