import type { AgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { agendaParams } from '#app/domain/event-sessions/agenda-query.ts'

/** `page` is the event's, under events or on a partner's dashboard. */
export const sessionHref = (page: string, sessionId: number) => `${page}/sessions/${sessionId}`

export const fellowAttendeesHref = (session: string) => `${session}/fellow-attendees`

export const partnerAttendeesHref = (session: string) => `${session}/partner-attendees`

/** The file for calendar apps; `page` is a session's or an event's. */
export const calendarHref = (page: string) => `${page}/calendar.ics`

/** `list` is the URL of the exported list, including its search. */
export const exportHref = (list: string, search = '') =>
  `${list}/export${search && `?${new URLSearchParams({ search })}`}`

/** The agenda on the current page. */
export const agendaHref = (query: Omit<AgendaQuery, 'page'>) => `?${agendaParams(query)}`

/** `list` is the URL under which the dialogs about a partner’s attendees are. */
export const addAttendeeHref = (list: string) => `${list}/add`

export const attendeeHref = (list: string, attendeeId: number, what: 'edit' | 'remove') =>
  `${list}/${attendeeId}/${what}`
