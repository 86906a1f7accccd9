import type { EventStatus } from '#app/db/generated/enums.ts'
import { declareList, type FilterOf } from '#app/values/list.ts'
import { choices, ids, search } from '#app/values/list-params.ts'

/** Live events first, then upcoming ones. */
export const eventStatusLabels = {
  LIVE: 'Live',
  PENDING: 'Upcoming',
  COMPLETE: 'Complete',
  CANCELLED: 'Cancelled',
} as const satisfies Record<EventStatus, string>

export const EVENT_STATUSES = Object.keys(eventStatusLabels) as EventStatus[]

export const invitationLabels = { ACCEPTED: 'Accepted', INVITED: 'Invited' } as const

export const partnerEventList = declareList({
  noun: { one: 'event', many: 'events' },
  params: {
    search: search('Search events', 'Search by name...'),
    typeIds: ids('Type', { open: true }),
    status: choices<EventStatus>('Status', eventStatusLabels, { open: true }),
  },
})

export type PartnerEventFilter = FilterOf<typeof partnerEventList>
