import { wallClock } from './wall-clock.ts'

/** A day without time and zone, as YYYY-MM-DD. Strings of this form sort as the days do. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' }

export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

const fullMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The days that can be entered and stored. */
export const FIRST_DAY = '1900-01-01' as CalendarDate
export const LAST_DAY = '2100-12-31' as CalendarDate

/** Accepts only days that exist, from 1900 to 2100, written YYYY-MM-DD. */
export function parseCalendarDate(s: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(s)
  if (!match) return null
  if (s < FIRST_DAY || s > LAST_DAY) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  // Date.UTC carries impossible days over into the next month, so they don't come back unchanged.
  return iso(new Date(Date.UTC(year, month - 1, day))) === s ? (s as CalendarDate) : null
}

/** The current day in that time zone. */
export function today(zone: string, now = new Date()): CalendarDate {
  const { year, month, day } = wallClock(now, zone)
  return `${year}-${pad(month)}-${pad(day)}` as CalendarDate
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = toDbDate(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return fromDbDate(moved)
}

/** Negative if `to` is the earlier one. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (toDbDate(to).getTime() - toDbDate(from).getTime()) / 86_400_000

/** 03/08/26 */
export function formatShort(date: CalendarDate): string {
  const { year, month, day } = parts(date)
  return `${pad(month)}/${pad(day)}/${pad(year % 100)}`
}

/** Mar 8, 2026 */
export function formatMedium(date: CalendarDate): string {
  const { year, month, day } = parts(date)
  return `${monthNames[month - 1]} ${day}, ${year}`
}

/** Mar 8, with its year if that isn't the current one. */
export function formatInYear(date: CalendarDate, current: CalendarDate): string {
  const { year, month, day } = parts(date)
  return year === parts(current).year ? `${monthNames[month - 1]} ${day}` : formatMedium(date)
}

/** Sunday, March 8, with its year if that isn't the current one. */
export function formatWeekday(date: CalendarDate, current: CalendarDate): string {
  const { year, month, day } = parts(date)
  const named = `${weekdayOf(date)}, ${fullMonthNames[month - 1]} ${day}`
  return year === parts(current).year ? named : `${named}, ${year}`
}

export const weekdayOf = (date: CalendarDate): string => weekdays[toDbDate(date).getUTCDay()] as string

/** March 8 to 10, 2026. Shared parts appear once; a single day appears as that day. */
export function formatRange(from: CalendarDate, to: CalendarDate): string {
  const first = parts(from)
  const last = parts(to)
  if (from === to) return formatMedium(from)
  const year = first.year === last.year ? '' : `, ${first.year}`
  const until = year === '' && first.month === last.month ? '' : `${fullMonthNames[last.month - 1]} `
  return `${fullMonthNames[first.month - 1]} ${first.day}${year} to ${until}${last.day}, ${last.year}`
}

/** Mar 2026 */
export function formatMonthYear(date: CalendarDate): string {
  const { year, month } = parts(date)
  return `${monthNames[month - 1]} ${year}`
}

/** Mar 08 */
export function formatMonthDay(date: CalendarDate): string {
  const { month, day } = parts(date)
  return `${monthNames[month - 1]} ${pad(day)}`
}

/** March 08, 2026 */
export function formatLong(date: CalendarDate): string {
  const { year, month, day } = parts(date)
  return `${fullMonthNames[month - 1]} ${pad(day)}, ${year}`
}

/** From the UTC midnight that a date column is read as. */
export function fromDbDate(date: Date): CalendarDate {
  return iso(date) as CalendarDate
}

/** To the UTC midnight that a date column stores. */
export function toDbDate(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

function parts(date: CalendarDate) {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function pad(n: number): string {
  return String(n).padStart(2, '0')
}
