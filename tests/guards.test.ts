// @one-database: it reads the table of routes.
import { expect, test } from 'vitest'
import { builtRoutes, leafRoutes, lineOf } from './support/built-routes.ts'

/** Open to people without a session, each for its reason. */
const PUBLIC = [
  'login',
  'second-factor',
  'keep-account',
  'register',
  'resend-verification',
  'verify',
  'provider-start',
  'provider-callback',
  'passkey-sign-in',
  'passkey-challenge',
  'forgot-password',
  'reset-password',
  'hide-profile',
  'outbox',
  'demo-sign-in',
  'unsubscribe',
  'appearance',
  'help',
  'alumni-business-registry',
  'alumni-business',
  'routes/auth/logout',
  'calendar-subscription',
  'chargebee-webhook',
  'policy-reports',
  'file',
  'manifest',
  'offline',
  'offline-worker',
  'routes/shell/not-found',
]

const MEMBER_GUARD = 'routes/member/member'

test('every route stands under the member guard or on the public list', async () => {
  for (const { id } of await leafRoutes()) {
    if (PUBLIC.includes(id)) continue
    const line = await lineOf(id)
    expect(
      line.map((route) => route.id),
      id,
    ).toContain(MEMBER_GUARD)
  }
})

test('every module with middleware has a loader, so that client navigations reach the server', async () => {
  for (const route of Object.values(await builtRoutes())) {
    if (route.module.middleware) expect(route.module.loader, route.id).toBeTypeOf('function')
  }
})

test('every guarded leaf has a loader', async () => {
  for (const route of await leafRoutes()) {
    if (!PUBLIC.includes(route.id)) expect(route.module.loader, route.id).toBeTypeOf('function')
  }
})

test('the screens have the route names of the product', async () => {
  const named = Object.fromEntries((await leafRoutes()).map((route) => [route.id, route.path ?? '/']))
  expect(named).toMatchObject({
    login: 'auth/login/:error?',
    'set-role': 'auth/set-role',
    onboarding: 'onboarding/:section?',
    playbooks: 'playbooks',
    'playbook-onboarding': 'playbooks/onboarding/:section?',
    home: '/',
    directory: 'directory',
    events: 'events',
    'fellow-event-details': 'events/:eventId',
    'fellow-event-fellow-attendees': 'events/:eventId/sessions/:sessionId/fellow-attendees',
    'fellow-event-partner-attendees': 'events/:eventId/sessions/:sessionId/partner-attendees',
    resources: 'resources',
    resource: 'resources/:resourceId/:sectionId?',
    'alumni-resource': 'alumni-resources/:resourceId/:sectionId?',
    'mlt-insight': 'mlt-insight',
    'mlt-insight-featured': 'mlt-insight/featured',
    'mlt-insight-resources': 'mlt-insight/resources',
    'mlt-insight-events': 'mlt-insight/events',
    'mlt-insight-resource': 'mlt-insight/resources/:resourceId/:sectionId?',
    messages: 'messages',
    kudos: 'kudos',
    'announcement-list': 'announcements',
    announcement: 'announcements/:announcementId',
    'my-profile': 'profile',
    profile: 'profile/:profileId',
    'job-board': 'job-board',
    'alumni-business-registry': 'alumni-business-registry',
    'partner-hubs': 'partner-hub',
    'partner-hub': 'partner-hub/:partnerHubId',
    'regional-hubs': 'regional-hub',
    'regional-hub': 'regional-hub/:regionalHubId',
    'job-prospects': 'careers/prospects',
    'my-partners': 'partner-management/my-partners',
    'my-partner': 'partner-management/my-partners/:id',
    'partner-events': 'partner-management/events',
    'partner-event-details': 'partner-management/events/:id',
    'partner-dashboard': 'partner-dashboard/:organizationId?',
    'event-home': 'partner-dashboard/:organizationId/event/:eventId',
    'partner-event-fellow-attendees':
      'partner-dashboard/:organizationId/event/:eventId/sessions/:sessionId/fellow-attendees',
    'partner-event-partner-attendees':
      'partner-dashboard/:organizationId/event/:eventId/sessions/:sessionId/partner-attendees',
  })
})
