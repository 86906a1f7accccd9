import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/**
 * A session's attendees, under the guards for participants and for partners in routes.ts. Partners can change their own
 * attendees.
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

/** Only people who act for a partner can export fellows. */
export const fellowsExport = route(
  'fellow-attendees/export',
  'routes/event-sessions/fellow-attendees-export.tsx',
  { id: 'partner-event-fellow-attendees-export' },
)

/** Files for calendar apps, and the page of a fellow's own calendar, under events in routes.ts. */
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
