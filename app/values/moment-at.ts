import type { CalendarDate } from './calendar-date.ts'
import { wallClock } from './wall-clock.ts'

const DAY = 86_400_000

/**
 * The moment at which clocks in the zone show that time (HH:MM) of that day: the first of the two where clocks are set
 * back; where they are set forward over it, as if they had not been yet.
 */
export function momentAt(date: CalendarDate, time: string, zone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`)
  const before = offsetAt(shown - DAY, zone)
  const after = offsetAt(shown + DAY, zone)
  const isBefore = offsetAt(shown - before, zone) === before
  const isAfter = offsetAt(shown - after, zone) === after
  return new Date(isAfter && !isBefore ? shown - after : shown - before)
}

/** By how much the zone's clocks are ahead of UTC then, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const { year, month, day, hour, minute } = wallClock(new Date(moment), zone)
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000
}
