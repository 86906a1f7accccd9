import { addDays, type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'

/** What stands in a calendar. Days and times are those of the zone. */
export type CalendarEntry = {
  /** The same for good, whatever changes. */
  uid: string
  name: string
  place: string | null
  about: string | null
  url: string
  startDate: CalendarDate
  /** The last day of what takes whole days. */
  endDate: CalendarDate
  startTime: string | null
  /** Before the start time: on the day after. */
  endTime: string | null
  timezone: string
  changedAt: Date
}

type Times = Pick<CalendarEntry, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timezone'>

export type Span = { allDay: boolean; start: Date; end: Date | null }

/**
 * The moments of an entry, or its days at midnight UTC: then the end is the day after the last. What has no end time, or
 * ends as it begins, has no end.
 */
export function spanOf({ startDate, endDate, startTime, endTime, timezone }: Times): Span {
  if (startTime === null)
    return { allDay: true, start: toDbDate(startDate), end: toDbDate(addDays(endDate, 1)) }
  const start = instantAt(startDate, startTime, timezone)
  if (endTime === null) return { allDay: false, start, end: null }
  const lastDay = endTime < startTime ? addDays(startDate, 1) : startDate
  const end = instantAt(lastDay, endTime, timezone)
  return { allDay: false, start, end: end > start ? end : null }
}
