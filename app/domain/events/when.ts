import { formatMedium, formatRange, monthNames, today } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'
import { formatTime } from '#app/values/moment.ts'
import { wallClock } from '#app/values/wall-clock.ts'
import type { EventDates } from './event-dates.server.ts'

/** When an event is, in words. */
export type When = {
  /** 'Mar' and '8', for a leaf of a calendar. */
  month: string
  day: number
  days: string
  time: string | null
  /** The same moment on the reader's own clock, where that shows something else. */
  yours: string | null
}

export function whenOf({ startDate, endDate, startTime, timezone }: EventDates, readerZone: string): When {
  const moment = startTime === null ? null : instantAt(startDate, startTime, timezone)
  return {
    month: monthNames[Number(startDate.slice(5, 7)) - 1] ?? '',
    day: Number(startDate.slice(8)),
    days: formatRange(startDate, endDate),
    time: moment && formatTime(moment, timezone),
    yours: moment && timeInReaderZone(moment, timezone, readerZone),
  }
}

/** The moment on the reader’s clock; null where that shows what the clock of the zone shows. */
export function timeInReaderZone(moment: Date, zone: string, readerZone: string): string | null {
  const there = wallClock(moment, zone)
  const here = wallClock(moment, readerZone)
  const sameDay = here.day === there.day
  if (sameDay && here.hour === there.hour && here.minute === there.minute) return null
  const time = formatTime(moment, readerZone)
  return sameDay ? time : `${formatMedium(today(readerZone, moment))}, ${time}`
}
