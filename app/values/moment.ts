import { monthNames } from './calendar-date.ts'
import { isKnownZone, wallClock } from './wall-clock.ts'

/** Mar. 9, 2026, 9:00 AM EDT. Assembled by hand, because runtimes differ in their spaces and names. */
export function formatTimestamp(date: Date, zone: string): string {
  const { year, month, day } = wallClock(date, zone)
  const name = monthNames[month - 1]
  return `${name}${name === 'May' ? '' : '.'} ${day}, ${year}, ${formatTime(date, zone)}`
}

/** 9:00 AM EDT */
export function formatTime(date: Date, zone: string): string {
  const { hour, minute, zoneName } = wallClock(date, zone)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} ${zoneName}`
}

const milliseconds = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** 5 minutes ago. Anything within the last minute, or in the future because clocks differ, is 'just now'. */
export function timeAgo(date: Date, now: Date): string {
  const passed = now.getTime() - date.getTime()
  const unit = milliseconds.find(([, length]) => passed >= length)
  if (!unit) return 'just now'
  const [name, length] = unit
  const count = Math.floor(passed / length)
  return `${count} ${name}${count === 1 ? '' : 's'} ago`
}

/** Only zone names: a bare offset has no daylight saving time, and PostgreSQL reads its sign the other way round. */
export function isTimeZone(s: string): boolean {
  return /^[a-z]/i.test(s) && isKnownZone(s)
}
