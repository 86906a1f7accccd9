import { declareList, type FilterOf, type NamesOf } from '#app/values/list.ts'
import { choices, type IdsParam, ids } from '#app/values/list-params.ts'
import { type ActionItemStatus, actionItemStatuses, openStatuses, statusLabels } from './status.ts'

export const actionItemList = declareList({
  noun: { one: 'action item', many: 'action items' },
  params: {
    /** Used in links from elsewhere. */
    actionItem: ids('Action item', { hidden: true }),
    /** Tabs above the list choose one; its own filter is for several. */
    mltStatus: choices<ActionItemStatus>('Status', statusLabels, { open: false }),
    organizationId: ids('Partner', {
      searched: { name: 'organizationSearch', endpoint: '/endpoints/event-organizations' },
    }),
    eventId: ids('Event', { searched: { name: 'eventSearch', endpoint: '/endpoints/events' } }),
  },
  /** A form sends the statuses it shows; those the list has by itself aren't chosen. */
  settle: (filter) =>
    `${filter.mltStatus}` === `${ownStatuses(filter.actionItem)}` ? { ...filter, mltStatus: [] } : filter,
  shown: (filter) =>
    filter.mltStatus.length > 0 ? filter : { ...filter, mltStatus: [...ownStatuses(filter.actionItem)] },
})

export type ActionItemFilter = FilterOf<typeof actionItemList>

export type IdFilter = NamesOf<(typeof actionItemList)['params'], IdsParam>

/** Open items, or every status of the items that the URL names. */
function ownStatuses(actionItemIds: number[]): readonly ActionItemStatus[] {
  return actionItemIds.length > 0 ? actionItemStatuses : openStatuses
}
