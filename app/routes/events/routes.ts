import { layout, prefix, route } from '@react-router/dev/routes'
import { calendars, sessionCalendar } from '../calendars/routes.ts'
import { sessionLists } from '../event-sessions/routes.ts'

export const eventPages = [
  layout('routes/events/area.ts', [
    route('events', 'routes/events/index.tsx', { id: 'events' }),
    ...calendars,
    route('events/:eventId', 'routes/events/show.tsx', { id: 'fellow-event-details' }),
    layout(
      'routes/events/session.tsx',
      prefix('events/:eventId/sessions/:sessionId', [...sessionLists('fellow'), sessionCalendar('fellow')]),
    ),
  ]),
]
