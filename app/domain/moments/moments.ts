import { type CalendarDate, today } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'
import { isTimeZone } from '#app/values/moment.ts'

/** The zone of members and events that have none of their own, and of those whose zone nobody knows. */
export const DEFAULT_ZONE = 'America/New_York'

const reported = new Set<string>()

/** Whether times in that zone can be shown. The first time that one can't is reported as a warning of the process. */
function isShownZone(zone: string): boolean {
  if (isTimeZone(zone)) return true
  if (!reported.has(zone)) {
    reported.add(zone)
    process.emitWarning(`Times in the zone ${zone.slice(0, 40)} are left out, because it is unknown here.`)
  }
  return false
}

/** The instant of a time (HH:MM) in that zone; null without a time, or if the zone is unknown. */
export const momentIn = (date: CalendarDate, time: string | null, zone: string): Date | null =>
  time !== null && isShownZone(zone) ? instantAt(date, time, zone) : null

/** The current day in that zone. */
export const todayIn = (zone: string, now = new Date()): CalendarDate =>
  today(isShownZone(zone) ? zone : DEFAULT_ZONE, now)

/**
 * An event is over at the end of its last day, a session at its end, or at the end of its day if it has no end. The
 * database stores both as `endsAt`.
 */
export const isOver = ({ endsAt }: { endsAt: Date }, now = new Date()) => endsAt <= now

/** Whether a period includes that day. Without an end it goes on. */
export const includesDay = (
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate | null },
  day: CalendarDate,
) => startDate <= day && (endDate === null || day <= endDate)
