import { type Outcome, partnersHome, type Row, unready } from './access-outcomes.ts'

const partnersToHome = { partner: '/', 'partner-manager': '/' } as const
const partnersRefused = { partner: 403, 'partner-manager': 403, 'event-manager': 403 } as const

const toFellows = (outcome: Outcome) =>
  ({
    fellow: outcome,
    'self-fellow': outcome,
    'hidden-fellow': outcome,
    staff: outcome,
    admin: outcome,
  }) as const

/** Pages of the first event, open to its fellows and staff. */
const ofFirstEvent = (path: string, get: Outcome, others: Outcome): Row => ({
  address: `/events/1${path}`,
  get: {
    ...unready,
    ...partnersHome,
    ...partnersToHome,
    'google-tec': '/',
    ...toFellows(get),
    otherwise: others,
  },
  post: {
    ...unready,
    ...partnersRefused,
    'google-tec': 403,
    ...toFellows(405),
    otherwise: others === 404 ? 404 : 405,
  },
})

/** Closed to the fellows, though they can open what is below. */
const staffOnly = ({ get, ...row }: Row): Row => ({
  ...row,
  get: { ...get, fellow: 403, 'self-fellow': 403, 'hidden-fellow': 403 },
})

/** About a fellow's own agenda. */
const ofFellows = (address: string, post: Outcome, body?: Row['body']): Row => {
  const fellows = (outcome: Outcome) => ({
    fellow: outcome,
    'mba-fellow': outcome,
    'single-program': outcome,
    'self-fellow': outcome,
    'hidden-fellow': outcome,
  })
  return {
    address,
    get: { ...unready, ...partnersHome, ...fellows(200), otherwise: '/' },
    post: { ...unready, ...fellows(post), otherwise: 403 },
    body,
  }
}

const onDashboard = '/partner-dashboard/1/event/1/sessions/1'

/** Pages of the first partner at the first event, which the partner manager doesn't manage. */
const ofFirstPartner = (path: string, get: Outcome, post: Outcome): Row => ({
  address: `${onDashboard}${path}`,
  get: { ...unready, otherwise: '/', 'event-manager': get, partner: get, 'partner-manager': 404 },
  post: { ...unready, otherwise: 403, 'event-manager': post, partner: post, 'partner-manager': 404 },
})

/** The library, events and their sessions, among events and on the dashboard of a partner. */
export const eventRows: Record<string, Row> = {
  events: {
    address: '/events',
    get: { ...unready, ...partnersHome, ...partnersToHome, 'google-tec': '/', otherwise: 200 },
    post: { ...unready, ...partnersRefused, 'google-tec': 403, otherwise: 405 },
  },
  'fellow-event-details': ofFirstEvent('', 200, '/'),
  'event-calendar': {
    ...ofFirstEvent('/calendar.ics', 200, 200),
    post: { ...unready, ...partnersRefused, 'google-tec': 403, otherwise: 405 },
  },
  'event-agenda-calendar': {
    ...ofFirstEvent('/agenda.ics', 200, 404),
    post: { ...unready, ...partnersRefused, 'google-tec': 403, otherwise: 405 },
  },
  'my-calendar': ofFellows('/events/calendar', '/events/calendar', { intent: 'end' }),
  'my-agenda-calendar': ofFellows('/events/calendar/agenda.ics', 405),
  'calendar-subscription': {
    address: `/calendars/${'x'.repeat(43)}/agenda.ics`,
    get: { otherwise: 404 },
    post: { otherwise: 405 },
  },
  'fellow-event-session-calendar': ofFirstEvent('/sessions/1/calendar.ics', 200, 404),
  'partner-event-session-calendar': ofFirstPartner('/calendar.ics', 200, 405),
  'fellow-event-session': ofFirstEvent('/sessions/1', '/events/1/sessions/1/fellow-attendees', 404),
  'fellow-event-fellow-attendees': ofFirstEvent('/sessions/1/fellow-attendees', 200, 404),
  'fellow-event-partner-attendees': ofFirstEvent('/sessions/1/partner-attendees', 200, 404),
  'fellow-event-partner-attendees-export': staffOnly(
    ofFirstEvent('/sessions/1/partner-attendees/export', 200, 404),
  ),
  'partner-event-fellow-attendees-export': ofFirstPartner('/fellow-attendees/export', 200, 405),
  'partner-event-partner-attendees-export': ofFirstPartner('/partner-attendees/export', 200, 405),
  'partner-event-session': ofFirstPartner('', `${onDashboard}/fellow-attendees`, 405),
  'partner-event-fellow-attendees': ofFirstPartner('/fellow-attendees', 200, 405),
  'partner-event-partner-attendees': ofFirstPartner('/partner-attendees', 200, 405),
  'add-session-attendee': ofFirstPartner('/partner-attendees/add', 200, 400),
  'edit-session-attendee': ofFirstPartner('/partner-attendees/1/edit', 200, 400),
  'remove-session-attendee': ofFirstPartner('/partner-attendees/1/remove', 200, 400),
}
