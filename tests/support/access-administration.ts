import { login, type Outcome, type Row } from './access-outcomes.ts'

/** Members find no administration, whatever they have chosen or finished. */
const administering = (outcome: Outcome) =>
  ({ ...login, otherwise: 404, admin: outcome, staff: outcome, 'event-manager': outcome }) as const
/** Links and announcements are administered by staff and administrators. */
const links = (outcome: Outcome) => ({ ...administering(outcome), 'event-manager': 403 }) as const

const page = (address: string): Row => ({ address, get: administering(200), post: administering(405) })
const ofLinks = (address: string, get: Outcome, post: Outcome, body?: Record<string, string>): Row => ({
  address,
  get: links(get),
  post: links(post),
  body,
})

/** A screen about an event or its image, which everyone here administers. */
const ofEvents = (address: string, post: Outcome): Row => ({
  address,
  get: administering(200),
  post: administering(post),
})

const ofAnEvent = (address: string, get: Outcome, post: Outcome): Row => ({
  address,
  get: administering(get),
  post: administering(post),
})

/** Screens that administrators alone have. */
const onlyAdministrators = (outcome: Outcome) => ({ ...administering(403), admin: outcome }) as const
const ofAdministrators = (address: string, get: Outcome, post = get): Row => ({
  address,
  get: onlyAdministrators(get),
  post: onlyAdministrators(post),
})

export const administrationRows: Record<string, Row> = {
  admin: page('/admin'),
  'admin-history': page('/admin/history'),
  'admin-entry': { ...page('/admin/history/999999'), get: administering(404) },
  'admin-undo': { address: '/admin/history/999999/undo', get: administering(404), post: administering(404) },
  'admin-files': page('/admin/files'),
  'admin-file-new': ofEvents('/admin/files/new', 415),
  'admin-file-delete': ofAnEvent('/admin/files/999999/delete', 404, '/admin/files'),
  'admin-failed-emails': ofLinks('/admin/failed-emails', 200, 400),
  'admin-status': ofAdministrators('/admin/status', 200, 405),
  'admin-sign-in': {
    address: '/admin/sign-in',
    get: onlyAdministrators(200),
    post: onlyAdministrators('/admin/sign-in'),
  },
  'admin-duplicate-event': ofEvents('/admin/events/1/duplicate', 400),
  'admin-move-event': ofEvents('/admin/events/1/move', 400),
  'admin-cancel-event': { ...ofEvents('/admin/events/999999/cancel', 404), get: administering(404) },
  'admin-attendees': page('/admin/events/1/attendees'),
  'admin-export-attendees': page('/admin/events/1/attendees/export/csv'),
  'admin-candidates': page('/admin/events/1/attendees/add'),
  'admin-add-attendees': ofAnEvent('/admin/events/1/attendees/add/chosen', 400, 400),
  'admin-agendas': ofAnEvent('/admin/events/1/attendees/sessions', 400, 400),
  'admin-agenda': ofAnEvent('/admin/events/1/attendees/1', 200, '/admin/events/1/attendees'),
  'admin-remove-attendee': ofAnEvent(
    '/admin/events/1/attendees/999999/remove',
    404,
    '/admin/events/1/attendees',
  ),
  'admin-check-in': page('/admin/events/1/check-in'),
  'admin-door': ofAnEvent('/admin/events/1/check-in/1', 200, 400),
  'admin-walk-in': ofAnEvent('/admin/events/1/check-in/1/walk-in', 200, 400),
  'routes/admin/events/check-in/take': {
    address: '/endpoints/check-in',
    get: { ...administering(405), 'signed-out': 401, unverified: 401 },
    post: { ...administering(400), 'signed-out': 401, unverified: 401 },
  },
  'admin-participants': page('/admin/events/1/participants'),
  'admin-export-participants': page('/admin/events/1/participants/export/csv'),
  'admin-invitees': page('/admin/events/1/participants/invite'),
  'admin-invite-partners': ofAnEvent('/admin/events/1/participants/invite/chosen', 400, 400),
  'admin-send-invitations': ofEvents('/admin/events/1/participants/send', 400),
  'admin-take-back-invitation': ofAnEvent(
    '/admin/events/1/participants/999999/take-back',
    404,
    '/admin/events/1/participants',
  ),
  'admin-invitation-email': ofLinks('/admin/invitations/999999/email', 404, 404),
  'admin-member': ofLinks('/admin/members/999999', 404, 404),
  'routes/admin/members/send': ofLinks('/admin/members/999999/send', '/admin/members/999999', 400),
  'admin-sign-out': ofAdministrators('/admin/members/999999/sign-out', 404),
  'admin-remove-second-factor': ofAdministrators('/admin/members/999999/second-factor', 404),
  'admin-remove-passkeys': ofAdministrators('/admin/members/999999/passkeys', 404),
  'admin-close-account': ofAdministrators('/admin/members/999999/close', 404, 400),
  'admin-sign-ups': ofLinks('/admin/opportunities/999999/sign-ups', 404, 400),
  'admin-list': ofLinks('/admin/links', 200, 405),
  'admin-new': ofLinks('/admin/links/new', 200, 400),
  'routes/admin/kind/lookup': ofLinks('/admin/links/lookup/anything', 404, 405),
  'admin-bulk': ofLinks('/admin/links/bulk', 400, 400),
  'admin-export': ofLinks('/admin/links/export/csv', 200, 405),
  'admin-template': ofLinks('/admin/links/template', 200, 405),
  'admin-import-new': ofLinks('/admin/links/import', 200, 415),
  'admin-template-members': ofAdministrators('/admin/members/template', 200, 405),
  'admin-import-members': ofAdministrators('/admin/members/import', 200, 415),
  'admin-import': ofLinks('/admin/links/import/999999', 404, 404),
  'admin-import-faults': ofLinks('/admin/links/import/999999/faults', 404, 405),
  'admin-import-report': ofLinks('/admin/links/import/999999/report', 404, 405),
  'admin-edit': ofLinks('/admin/links/1', 200, 400),
  'routes/admin/kind/status': ofLinks('/admin/links/1/status', '/admin/links/1', 400),
  'admin-schedule': ofLinks('/admin/links/1/schedule', 404, 404),
  'admin-delete': ofLinks('/admin/links/1/delete', 200, '/admin/links/1/delete', { version: '0' }),
  'admin-merge': ofLinks('/admin/organizations/999999/merge', 404, 400),
  'admin-preview': ofLinks('/admin/announcements/1/preview', 200, 405),
  'admin-emails': ofLinks('/admin/announcements/1/emails', 200, '/admin/announcements/1/emails'),
  'admin-record-history': ofLinks('/admin/links/1/history', 200, 405),
}
