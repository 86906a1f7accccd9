import type { CalendarDate } from './calendar-date.ts'
import { wallClock } from './wall-clock.ts'

const DAY = 86_400_000

// Four looks at a clock each, and a list shows the same events to everyone.
const kept = new Map<string, number>()
const mostKept = 1_000

/**
 * The instant at which clocks in the zone show that time (HH:MM) on that day. If clocks are set back over it, the first
 * of the two; if they are set forward over it, as if they hadn't been yet.
 */
export function instantAt(date: CalendarDate, time: string, zone: string): Date {
  const key = `${date} ${time} ${zone}`
  const known = kept.get(key)
  if (known !== undefined) return new Date(known)
  if (kept.size >= mostKept) kept.clear()
  const found = findInstant(date, time, zone)
  kept.set(key, found)
  return new Date(found)
}

function findInstant(date: CalendarDate, time: string, zone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`)
  const before = offsetAt(shown - DAY, zone)
  const after = offsetAt(shown + DAY, zone)
  const isBefore = offsetAt(shown - before, zone) === before
  const isAfter = offsetAt(shown - after, zone) === after
  return isAfter && !isBefore ? shown - after : shown - before
}

/** The zone's UTC offset at that instant, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const { year, month, day, hour, minute } = wallClock(new Date(moment), zone)
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000
}
