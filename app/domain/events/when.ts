import { formatMedium, formatRange, monthNames, today } from '#app/values/calendar-date.ts'
import { formatTime } from '#app/values/moment.ts'
import { wallClock } from '#app/values/wall-clock.ts'
import { momentIn } from '../moments/moments.ts'
import type { EventDates } from './event-dates.server.ts'

/** An event's date and time, in words. */
export type When = {
  /** 'Mar' and '8', for a calendar leaf. */
  month: string
  day: number
  days: string
  time: string | null
  /** The same instant in the reader's zone, if it differs. */
  yours: string | null
}

export function whenOf({ startDate, endDate, startTime, timezone }: EventDates, readerZone: string): When {
  const moment = momentIn(startDate, startTime, timezone)
  return {
    month: monthNames[Number(startDate.slice(5, 7)) - 1] ?? '',
    day: Number(startDate.slice(8)),
    days: formatRange(startDate, endDate),
    time: moment && formatTime(moment, timezone),
    yours: moment && timeInReaderZone(moment, timezone, readerZone),
  }
}

/** The instant in the reader’s zone; null if that is the same clock time. */
export function timeInReaderZone(moment: Date, zone: string, readerZone: string): string | null {
  const there = wallClock(moment, zone)
  const here = wallClock(moment, readerZone)
  const sameDay = here.day === there.day
  if (sameDay && here.hour === there.hour && here.minute === there.minute) return null
  const time = formatTime(moment, readerZone)
  return sameDay ? time : `${formatMedium(today(readerZone, moment))}, ${time}`
}
