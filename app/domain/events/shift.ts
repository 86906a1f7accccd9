import { addDays, type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { type Content, rowsOf } from '../administration/content.ts'

const DAY = 86_400_000

/** An event's content on other days: it and its sessions keep their distance in days and their clock times. */
export function shiftedTo(content: Content, startDate: CalendarDate): Content {
  const from = content.startDate as CalendarDate
  const days = Math.round((toDbDate(startDate).getTime() - toDbDate(from).getTime()) / DAY)
  const shift = (date: unknown) => (date === null ? null : addDays(date as CalendarDate, days))
  return {
    ...content,
    startDate,
    endDate: shift(content.endDate),
    registrationStartDate: shift(content.registrationStartDate),
    sessions: rowsOf(content.sessions).map((session) => ({
      ...session,
      startDate: shift(session.startDate),
    })),
  }
}
