import type { CalendarDate } from './calendar-date.ts'
import { instantAt } from './instant-at.ts'
import { isKnownZone, wallClock } from './wall-clock.ts'

const MINUTE = 60_000
const DAY = 1440

/**
 * Where clocks in the zone are set forward over that time (HH:MM) on that day, the last time before and the first one
 * after; null for times that exist, and in a zone that no one knows.
 */
export function aroundSkipped(
  date: CalendarDate,
  time: string,
  zone: string,
): [before: string, after: string] | null {
  if (!isKnownZone(zone) || shows(date, time, zone)) return null
  const typed = minutesOf(time)
  const exists = (minute: number) => shows(date, clock(minute), zone)
  let [before, after] = [typed, typed]
  while (before > 0 && !exists(before)) before--
  while (after < DAY - 1 && !exists(after)) after++
  return [clock(before), clock(after)]
}

/** Whether that time happens twice on that day, because clocks are set back over it. The first is meant. */
export function comesTwice(date: CalendarDate, time: string, zone: string): boolean {
  if (!isKnownZone(zone)) return false
  const first = instantAt(date, time, zone)
  return [30, 60, 120].some((minutes) => {
    const later = wallClock(new Date(first.getTime() + minutes * MINUTE), zone)
    return clock(later.hour * 60 + later.minute) === time
  })
}

function shows(date: CalendarDate, time: string, zone: string): boolean {
  const { hour, minute } = wallClock(instantAt(date, time, zone), zone)
  return clock(hour * 60 + minute) === time
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
