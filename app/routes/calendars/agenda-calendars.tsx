import { href } from 'react-router'
import type { FellowEvent } from '#app/domain/events/fellow-event.server.ts'
import { CalendarLink } from '../event-sessions/calendar-link.tsx'
import { MyCalendarLink } from './my-calendar-link.tsx'

type Props = { event: FellowEvent; keepsCalendar: boolean }

/** The current sessions, and for fellows the calendar link that follows changes. */
export function AgendaCalendars({ event: { id, name }, keepsCalendar }: Props) {
  return (
    <div className="cluster">
      <CalendarLink
        to={href('/events/:eventId/agenda.ics', { eventId: String(id) })}
        what={`all sessions of ${name}`}
      />
      {keepsCalendar && <MyCalendarLink />}
    </div>
  )
}
