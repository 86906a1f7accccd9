import type { AgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { agendaParams } from '#app/domain/event-sessions/agenda-query.ts'

/** `page` is that of the event: among events, or on a partner's dashboard. */
export const sessionHref = (page: string, sessionId: number) => `${page}/sessions/${sessionId}`

export const fellowAttendeesHref = (session: string) => `${session}/fellow-attendees`

export const partnerAttendeesHref = (session: string) => `${session}/partner-attendees`

/** The file for calendar programs; `page` is that of a session or an event. */
export const calendarHref = (page: string) => `${page}/calendar.ics`

/** `list` is the address of the list that the file holds, as far as it is searched. */
export const exportHref = (list: string, search = '') =>
  `${list}/export${search && `?${new URLSearchParams({ search })}`}`

/** The agenda on the page that is shown. */
export const agendaHref = (query: Omit<AgendaQuery, 'page'>) => `?${agendaParams(query)}`

/** `list` is the address below which the dialogs about a partner’s attendees stand. */
export const addAttendeeHref = (list: string) => `${list}/add`

export const attendeeHref = (list: string, attendeeId: number, what: 'edit' | 'remove') =>
  `${list}/${attendeeId}/${what}`
