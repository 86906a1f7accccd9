import { addDays, today } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'

const HOUR = 3_600_000
/** In the middle of where members live. */
const ZONE = 'America/Chicago'
const WAKING = '08:00'
const ASLEEP = '21:00'

/**
 * The instants of a day, brought closer together: none is at night any more, and each is still before or after the same
 * others. Today’s end now.
 */
export function wakingHour(instant: Date, now = new Date()): Date {
  const day = today(ZONE, instant)
  const at = (time: string, date = day) => instantAt(date, time, ZONE).getTime()
  const isToday = day === today(ZONE, now)
  const wakes = at(WAKING)
  // Who is up before everyone else stays so.
  if (isToday && now.getTime() < wakes + HOUR) return instant
  const begins = at('00:00')
  const ends = isToday ? now.getTime() : at('00:00', addDays(day, 1))
  const sleeps = isToday ? Math.min(ends, at(ASLEEP)) : at(ASLEEP)
  const passed = (instant.getTime() - begins) / (ends - begins)
  return new Date(wakes + passed * (sleeps - wakes))
}

/** That long ago, give or take what makes it a time at which people are awake. */
export const ago = (milliseconds: number): Date => wakingHour(new Date(Date.now() - milliseconds))
