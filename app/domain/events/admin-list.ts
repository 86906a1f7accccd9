import type { EventStatus } from '#app/db/generated/enums.ts'
import { choices, narrowing, texts } from '#app/values/list-params.ts'
import { publishedList } from '../administration/list.ts'

export const statusLabels: Record<EventStatus, string> = {
  PENDING: 'Upcoming',
  LIVE: 'Live',
  COMPLETE: 'Complete',
  CANCELLED: 'Cancelled',
}

export const eventAdminList = publishedList(
  { one: 'event', many: 'events' },
  { latest: 'Latest first', earliest: 'Earliest first', name: 'Name' },
  {
    status: choices<EventStatus>('Stage', statusLabels),
    toCome: narrowing('Not over yet'),
    roomless: narrowing('With a session without a room'),
    overdueItems: narrowing('With overdue action items of partners'),
    /** The overview leads to those whose zone isn't known. */
    zones: texts('Time zone'),
  },
)
