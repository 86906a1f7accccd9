import { parseIds } from '#app/values/ids.ts'
import { type ActionItemStatus, actionItemStatuses, openStatuses } from './status.ts'

const ids = ['organizationId', 'eventId', 'actionItem'] as const

export type IdFilter = (typeof ids)[number]

/**
 * What the list of action items is narrowed to: read from an address, turned into a query, and written back. The items
 * of `actionItem` are named by links from elsewhere; no control of the list chooses them.
 */
export type ActionItemFilter = Record<IdFilter, number[]> & {
  /** Empty where the address names none: then open items are shown, or every status of the items it names. */
  mltStatus: ActionItemStatus[]
}

const VALUES_PER_FILTER = 50

/** What is malformed or too much is left out. */
export function parseFilter(params: URLSearchParams): ActionItemFilter {
  const values = (name: IdFilter) => parseIds(params.getAll(name), VALUES_PER_FILTER)
  return {
    organizationId: values('organizationId'),
    eventId: values('eventId'),
    actionItem: values('actionItem'),
    mltStatus: actionItemStatuses.filter((status) => params.getAll('mltStatus').includes(status)),
  }
}

export function filterParams(filter: ActionItemFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of ids) for (const id of filter[name]) params.append(name, String(id))
  for (const status of filter.mltStatus) params.append('mltStatus', status)
  return params
}

export const isFiltered = (filter: ActionItemFilter) => filterParams(filter).size > 0

/** The statuses that the list shows. */
export function shownStatuses({ mltStatus, actionItem }: ActionItemFilter): readonly ActionItemStatus[] {
  if (mltStatus.length > 0) return mltStatus
  return actionItem.length > 0 ? actionItemStatuses : openStatuses
}
