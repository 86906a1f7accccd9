import { layout, route } from '@react-router/dev/routes'

/** Open to the calendar app that has the secret address. */
export const calendarSubscription = [
  route('calendars/:secret/agenda.ics', 'routes/calendars/subscription.ts', { id: 'calendar-subscription' }),
]

/** Files for calendar apps, and the page of a fellow's own calendar. */
export const calendars = [
  route('events/:eventId/calendar.ics', 'routes/calendars/event.ts', { id: 'event-calendar' }),
  route('events/:eventId/agenda.ics', 'routes/calendars/event-agenda.ts', { id: 'event-agenda-calendar' }),
  layout('routes/calendars/area.ts', [
    route('events/calendar', 'routes/calendars/index.tsx', { id: 'my-calendar' }),
    route('events/calendar/agenda.ics', 'routes/calendars/own-agenda.ts', { id: 'my-agenda-calendar' }),
  ]),
]

export const sessionCalendar = (side: 'fellow' | 'partner') =>
  route('calendar.ics', 'routes/calendars/session.ts', { id: `${side}-event-session-calendar` })
