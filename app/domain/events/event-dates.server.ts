import { calendarDate } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

/** Days and time are in the event's zone. */
export const EventDates = z.strictObject({
  startDate: calendarDate,
  endDate: calendarDate,
  startTime: z.string().nullable(),
  timezone: z.string(),
})
export type EventDates = z.infer<typeof EventDates>

export const SessionTimes = z.strictObject({ startDate: calendarDate, startTime: z.string().nullable() })
export type SessionTimes = z.infer<typeof SessionTimes>
