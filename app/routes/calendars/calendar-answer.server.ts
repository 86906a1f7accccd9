import { CALENDAR_TYPE, calendarFile } from '#app/domain/calendars/calendar-file.server.ts'
import type { CalendarEntry } from '#app/domain/calendars/entry.ts'
import { attachment } from '#app/http/responses.server.ts'
import { fileName } from '#app/values/file-name.ts'

/** A calendar to be saved, or opened by a calendar app. */
export const calendarResponse = (name: string, entries: CalendarEntry[]) =>
  attachment(calendarFile(name, entries), fileName(name, 'ics'), CALENDAR_TYPE)
