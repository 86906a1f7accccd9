import { declareList, type FilterOf, type NamesOf } from '#app/values/list.ts'
import { choices, type IdsParam, ids } from '#app/values/list-params.ts'
import { type ActionItemStatus, actionItemStatuses, openStatuses, statusLabels } from './status.ts'

export const actionItemList = declareList({
  noun: { one: 'action item', many: 'action items' },
  params: {
    /** Used in links from elsewhere. */
    actionItem: ids('Action item', { hidden: true }),
    mltStatus: choices<ActionItemStatus>('Status', statusLabels, { open: true }),
    organizationId: ids('Partner', {
      searched: { name: 'organizationSearch', endpoint: '/endpoints/event-organizations' },
    }),
    eventId: ids('Event', { searched: { name: 'eventSearch', endpoint: '/endpoints/events' } }),
  },
  /** Open items if the URL has no statuses, or every status of the items it names. */
  shown: (filter) =>
    filter.mltStatus.length > 0
      ? filter
      : { ...filter, mltStatus: [...(filter.actionItem.length > 0 ? actionItemStatuses : openStatuses)] },
})

export type ActionItemFilter = FilterOf<typeof actionItemList>

export type IdFilter = NamesOf<(typeof actionItemList)['params'], IdsParam>
