import { addDays, type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { momentIn } from '../moments/moments.ts'

/** A calendar entry. Days and times are in the zone. */
export type CalendarEntry = {
  /** Permanent, whatever changes. */
  uid: string
  name: string
  place: string | null
  about: string | null
  url: string
  startDate: CalendarDate
  /** The last day of an all-day entry. */
  endDate: CalendarDate
  startTime: string | null
  /** At or before the start time means on the following day. */
  endTime: string | null
  timezone: string
  isCancelled: boolean
  changedAt: Date
}

type Times = Pick<CalendarEntry, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timezone'>

export type Span = { allDay: boolean; start: Date; end: Date | null }

/**
 * An entry's instants, or its days at midnight UTC; then the end is the day after the last. Without an end time, or
 * where clocks skip what lies between, there is no end.
 */
export function spanOf({ startDate, endDate, startTime, endTime, timezone }: Times): Span {
  const start = momentIn(startDate, startTime, timezone)
  if (!start) return { allDay: true, start: toDbDate(startDate), end: toDbDate(addDays(endDate, 1)) }
  const goesOn = endTime !== null && startTime !== null && endTime <= startTime
  const end = momentIn(goesOn ? addDays(startDate, 1) : startDate, endTime, timezone)
  return { allDay: false, start, end: end && end > start ? end : null }
}
