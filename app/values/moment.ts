import { addDays, formatInYear, monthNames, today, weekdayOf } from './calendar-date.ts'
import { isKnownZone, wallClock } from './wall-clock.ts'

/** Mar. 9, 2026, 9:00 AM EDT. Assembled by hand, because runtimes differ in their spaces and names. */
export function formatTimestamp(date: Date, zone: string): string {
  const { year, month, day } = wallClock(date, zone)
  const name = monthNames[month - 1]
  return `${name}${name === 'May' ? '' : '.'} ${day}, ${year}, ${formatTime(date, zone)}`
}

/** 9:00 AM EDT */
export function formatTime(date: Date, zone: string): string {
  return `${formatClock(date, zone)} ${wallClock(date, zone).zoneName}`
}

/** 9:00 AM, where the zone is said once for many. */
export function formatClock(date: Date, zone: string): string {
  const { hour, minute } = wallClock(date, zone)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 9:00 AM for an instant of the current day, Mon for one of the last six days, else Mar 8, with its year if it's another. */
export function formatBriefly(date: Date, zone: string, now: Date): string {
  const [day, current] = [today(zone, date), today(zone, now)]
  if (day === current) return formatClock(date, zone)
  if (day < current && day > addDays(current, -7)) return weekdayOf(day).slice(0, 3)
  return formatInYear(day, current)
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
