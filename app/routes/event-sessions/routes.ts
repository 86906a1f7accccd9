import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/**
 * Who attends a session, as routes.ts has it below the guard of those who take part and below that of a partner, whose own
 * attendees can be changed.
 */
export function sessionLists(side: 'fellow' | 'partner', dialogs: RouteConfigEntry[] = []) {
  return [
    index('routes/event-sessions/redirect.tsx', { id: `${side}-event-session` }),
    route('calendar.ics', 'routes/calendars/session.ts', { id: `${side}-event-session-calendar` }),
    route('fellow-attendees', 'routes/event-sessions/fellow-attendees.tsx', {
      id: `${side}-event-fellow-attendees`,
    }),
    route(
      'partner-attendees',
      'routes/event-sessions/partner-attendees.tsx',
      { id: `${side}-event-partner-attendees` },
      dialogs,
    ),
    route('partner-attendees/export', 'routes/event-sessions/partner-attendees-export.tsx', {
      id: `${side}-event-partner-attendees-export`,
    }),
  ]
}

/** Fellows are given away to whoever acts for a partner alone. */
export const fellowsExport = route(
  'fellow-attendees/export',
  'routes/event-sessions/fellow-attendees-export.tsx',
  { id: 'partner-event-fellow-attendees-export' },
)

/** Files for calendar programs, and the page of one's own calendar, as routes.ts has them among events. */
export const calendars = [
  route('events/:eventId/calendar.ics', 'routes/calendars/event.ts', { id: 'event-calendar' }),
  route('events/:eventId/agenda.ics', 'routes/calendars/event-agenda.ts', { id: 'event-agenda-calendar' }),
  layout('routes/calendars/area.ts', [
    route('events/calendar', 'routes/calendars/index.tsx', { id: 'my-calendar' }),
    route('events/calendar/agenda.ics', 'routes/calendars/own-agenda.ts', { id: 'my-agenda-calendar' }),
  ]),
]

export function attendeeDialogs(whose: 'partner-attendee' | 'session-attendee') {
  return [
    route('add', 'routes/partner-dashboard/attendees/add.tsx', { id: `add-${whose}` }),
    route(':attendeeId/edit', 'routes/partner-dashboard/attendees/edit.tsx', { id: `edit-${whose}` }),
    route(':attendeeId/remove', 'routes/partner-dashboard/attendees/remove.tsx', { id: `remove-${whose}` }),
  ]
}
