import type { EventStatus } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { type Content, type Row, rowsOf } from '../administration/content.ts'

/** An event's content as its rules read it. */
export type AdministeredEvent = {
  name: string
  status: EventStatus
  startDate: CalendarDate
  endDate: CalendarDate
  startTime: string | null
  timezone: string
  sessions: AdministeredSession[]
}

export type AdministeredSession = {
  id: number
  name: string
  startDate: CalendarDate
  startTime: string | null
  endTime: string | null
  roomName: string | null
  speakers: { userId: number | null; name: string | null }[]
}

export const eventIn = (content: Content): AdministeredEvent =>
  ({ ...content, sessions: rowsOf(content.sessions).map(sessionIn) }) as unknown as AdministeredEvent

const sessionIn = (row: Row) => ({ ...row, speakers: rowsOf(row.speakers) })

/** An end at or before the start is on the next day. */
export const endsNextDay = ({ startTime, endTime }: AdministeredSession) =>
  startTime !== null && endTime !== null && endTime <= startTime
