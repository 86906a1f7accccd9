import type { CalendarDate } from '#app/values/calendar-date.ts'
import type { SessionTime, SharedZone } from '../events/session-time.ts'
import type { AgendaDay } from './agenda.server.ts'

export type AgendaSession = {
  id: number
  name: string
  roomName: string | null
  startDate: CalendarDate
  time: SessionTime | null
  mark: SessionMark
}

/** Whether it is on, or begins next. */
export type SessionMark = 'now' | 'next' | null

type Timed = { begins: Date | null; ends: Date | null }

/** The marks of sessions in the order of time. Without an end a session isn't known to be still on. */
export function marksOf(sessions: Timed[], now: Date): SessionMark[] {
  const next = sessions.find(({ begins }) => begins && begins > now)?.begins?.getTime()
  return sessions.map(({ begins, ends }) => {
    if (begins && begins > now) return begins.getTime() === next ? 'next' : null
    return begins && ends && ends > now ? 'now' : null
  })
}

/** A page of an agenda: the sessions of one day, or a search's matches on all days. */
export type Agenda = {
  past: boolean
  search: string
  /** The days with a tab. */
  days: AgendaDay[]
  /** The day whose sessions are shown. */
  day: CalendarDate | null
  /** Whether there are sessions at all, past ones included. */
  begun: boolean
  sessions: AgendaSession[]
  /** Said once above the sessions, whose times then go without it. */
  zone: SharedZone | null
  total: number
  page: number
  pages: number
}

/** The requested day if it has sessions, else today, else the first. */
export function dayShown(
  days: AgendaDay[],
  asked: CalendarDate | null,
  today: CalendarDate,
): CalendarDate | null {
  const has = (date: CalendarDate | null) => days.some((day) => day.date === date)
  if (has(asked)) return asked
  return has(today) ? today : (days[0]?.date ?? null)
}
