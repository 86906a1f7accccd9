import {
  escape as escapeText,
  ICalCalendarMethod,
  ICalEventStatus,
  default as newCalendar,
} from 'ical-generator'
import { settings } from '#app/settings.server.ts'
import { type CalendarEntry, spanOf } from './entry.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

const HOUR = 3_600
/** Counted from here, the seconds of a change fit a sequence number until 2088. */
const FIRST_CHANGE = Date.UTC(2020, 0, 1)

/** A calendar needs a component (RFC 5545, 3.6). A time zone is one that no program shows. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

/**
 * iCalendar (RFC 5545). Times are in UTC, so that every program shows them in its own zone, whatever it knows about
 * others.
 */
export function calendarFile(name: string, entries: CalendarEntry[]): string {
  const calendar = newCalendar({
    name: escapeText(name, false),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: settings().APP_NAME, product: 'Events' },
    ttl: HOUR,
  })
  for (const entry of entries) {
    calendar.createEvent({
      ...spanOf(entry),
      id: entry.uid,
      summary: entry.name,
      location: entry.place,
      description: entry.about,
      url: entry.url,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : null,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      sequence: Math.max(0, Math.floor((entry.changedAt.getTime() - FIRST_CHANGE) / 1000)),
    })
  }
  const file = `${calendar.toString()}\r\n`
  return entries.length > 0 ? file : file.replace(/^END:VCALENDAR/m, `${NOTHING}$&`)
}
