import { layout, prefix, route } from '@react-router/dev/routes'
import { sessionCalendar } from '../calendars/routes.ts'
import { fellowsExport, sessionLists } from '../event-sessions/routes.ts'

/** An attendee is changed beside the list that shows them: an event's or a session's. */
const attendeeDialogs = (whose: 'partner-attendee' | 'session-attendee') => [
  route('add', 'routes/partner-dashboard/attendees/add.tsx', { id: `add-${whose}` }),
  route(':attendeeId/edit', 'routes/partner-dashboard/attendees/edit.tsx', { id: `edit-${whose}` }),
  route(':attendeeId/remove', 'routes/partner-dashboard/attendees/remove.tsx', { id: `remove-${whose}` }),
]

export const partnerDashboardPages = [
  layout('routes/partner-dashboard/area.ts', [
    route('partner-dashboard/:organizationId?', 'routes/partner-dashboard/index.tsx', {
      id: 'partner-dashboard',
    }),
    route(
      'partner-dashboard/:organizationId/event/:eventId',
      'routes/partner-dashboard/event-home.tsx',
      { id: 'event-home' },
      prefix('attendees', attendeeDialogs('partner-attendee')),
    ),
    layout(
      'routes/partner-dashboard/session.tsx',
      prefix('partner-dashboard/:organizationId/event/:eventId/sessions/:sessionId', [
        ...sessionLists('partner', attendeeDialogs('session-attendee')),
        sessionCalendar('partner'),
        fellowsExport,
      ]),
    ),
  ]),
]
