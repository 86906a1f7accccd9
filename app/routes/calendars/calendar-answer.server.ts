import type { MiddlewareFunction } from 'react-router'
import { CALENDAR_TYPE, calendarFile } from '#app/domain/calendars/calendar-file.server.ts'
import type { CalendarEntry } from '#app/domain/calendars/entry.ts'
import { attachment } from '#app/http/responses.server.ts'
import { fileName } from '#app/values/file-name.ts'

/** A calendar to be saved, or opened by a calendar program. */
export const calendarAnswer = (name: string, entries: CalendarEntry[]) =>
  attachment(calendarFile(name, entries), fileName(name, 'ics'), CALENDAR_TYPE)

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** Answers with a calendar in place of a page. By having a page, what isn't there is answered with one. */
export const answerWithCalendar =
  (makeAnswer: (args: Args) => Promise<Response>): MiddlewareFunction<Response> =>
  async (args, next) =>
    ['GET', 'HEAD'].includes(args.request.method) ? makeAnswer(args) : next()
