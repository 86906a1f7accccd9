import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** A session's attendees, for participants and for partners. Partners can change their own attendees. */
export const sessionLists = (side: 'fellow' | 'partner', dialogs: RouteConfigEntry[] = []) => [
  index('routes/event-sessions/redirect.tsx', { id: `${side}-event-session` }),
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

/** Only people who act for a partner can export fellows. */
export const fellowsExport = route(
  'fellow-attendees/export',
  'routes/event-sessions/fellow-attendees-export.tsx',
  { id: 'partner-event-fellow-attendees-export' },
)
