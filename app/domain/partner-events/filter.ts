import type { EventStatus } from '#app/db/generated/enums.ts'
import { parseIds } from '#app/values/ids.ts'

/** What the list of partner events is narrowed to; no value of a group means all. */
export type PartnerEventFilter = { typeIds: number[]; status: EventStatus[] }

/** What goes on comes first, then what is ahead. */
export const EVENT_STATUSES: EventStatus[] = ['LIVE', 'PENDING', 'COMPLETE']

export const eventStatusLabels = { PENDING: 'Upcoming', LIVE: 'Live', COMPLETE: 'Complete' } as const

export const invitationLabels = { ACCEPTED: 'Accepted', INVITED: 'Invited' } as const

export function readPartnerEventFilter(search: URLSearchParams): PartnerEventFilter {
  const wanted = search.getAll('status')
  return {
    typeIds: parseIds(search.getAll('typeIds')),
    status: EVENT_STATUSES.filter((status) => wanted.includes(status)),
  }
}

/** The address of the list, without its page. */
export function toSearch({ typeIds, status }: PartnerEventFilter): URLSearchParams {
  return new URLSearchParams([
    ...typeIds.map((id) => ['typeIds', String(id)]),
    ...status.map((value) => ['status', value]),
  ])
}
