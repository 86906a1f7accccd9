// @one-database: what a page shows where a statement fails is decided above the database.
/** Every list stands on a page that stays: each statement of it fails in turn. */
import { expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, signIn, visit } from '../support/app.ts'
import { BADGES, ESSENTIAL, placesOf, statementsOf, withoutStatement } from '../support/failing-statements.ts'
import { listRoutes } from '../support/list-routes.ts'

type List = [route: string, address: string | (() => Promise<string>), as: DemoAccount]

const partnerHub = async () => (await db().organization.findFirstOrThrow({ where: { isPartner: true } })).id
const regionalHub = async () => (await db().regionalHub.findFirstOrThrow()).id
const question = async () => (await db().post.findFirstOrThrow({ where: { answers: { some: {} } } })).id
const opportunity = async () => (await db().volunteerActivity.findFirstOrThrow()).opportunityId
const session = () =>
  db().eventSession.findFirstOrThrow({
    where: { fellowAttendees: { some: {} } },
    select: { id: true, eventId: true },
  })
const atSession = async (who: string) => {
  const { id, eventId } = await session()
  return `/events/${eventId}/sessions/${id}/${who}`
}

const LISTS: List[] = [
  ['directory', '/directory', 'alumni'],
  ['directory', '/directory?search=okafor', 'alumni'],
  ['announcement-list', '/announcements', 'alumni'],
  ['questions', '/questions', 'alumni'],
  ['question-details', async () => `/questions/${await question()}`, 'alumni'],
  ['partner-hubs', '/partner-hub', 'alumni'],
  ['partner-hub-events', async () => `/partner-hub/${await partnerHub()}/events`, 'alumni'],
  ['partner-hub-job-postings', async () => `/partner-hub/${await partnerHub()}/job-postings`, 'alumni'],
  ['regional-hubs', '/regional-hub', 'alumni'],
  ['regional-hub-events', async () => `/regional-hub/${await regionalHub()}/events`, 'alumni'],
  ['regional-hub-opportunities', async () => `/regional-hub/${await regionalHub()}/opportunities`, 'alumni'],
  ['our-job-board', '/careers/job-board', 'alumni'],
  ['job-prospects', '/careers/prospects', 'alumni'],
  ['alumni-business-registry', '/alumni-business-registry', 'alumni'],
  ['alumni-resources', '/alumni-resources', 'alumni'],
  ['alumni-resources', '/alumni-resources?search=a', 'alumni'],
  ['messages', '/messages', 'alumni'],
  ['kudos', '/kudos', 'alumni'],
  ['blocked-members', '/profile/blocked-members', 'alumni'],
  ['playbooks', '/playbooks', 'alumni'],
  ['volunteer', '/volunteer', 'alumni'],
  ['my-activities', '/volunteer/my-activities', 'alumni'],
  ['events', '/events?viewAll=true', 'alumni'],
  ['resources', '/resources', 'fellow'],
  ['resource-favorites', '/resources/favorites', 'alumni'],
  ['resource-completions', '/resources/completed', 'alumni'],
  ['mlt-insight-resources', '/mlt-insight/resources?search=a', 'alumni'],
  ['mlt-insight-events', '/mlt-insight/events', 'alumni'],
  ['mlt-insight-favorites', '/mlt-insight/resources/favorites', 'alumni'],
  ['mlt-insight-completions', '/mlt-insight/resources/completed', 'alumni'],
  ['my-partners', '/partner-management/my-partners', 'event-manager'],
  ['partner-events', '/partner-management/events', 'event-manager'],
  ['partner-action-items-list', '/partner-management/action-items', 'event-manager'],
  ['reports', '/staff/reports', 'admin'],
  ['audit-trail', '/profile/1/audit-trail', 'admin'],
  ['admin-list', '/admin/resources', 'admin'],
  ['admin-list', '/admin/members', 'admin'],
  ['admin-record-history', '/admin/members/1/history', 'admin'],
  ['admin-history', '/admin/history', 'admin'],
  ['admin-files', '/admin/files', 'admin'],
  ['admin-failed-emails', '/admin/failed-emails', 'admin'],
  ['admin-sign-ups', async () => `/admin/opportunities/${await opportunity()}/sign-ups`, 'admin'],
  ['admin-attendees', '/admin/events/1/attendees', 'admin'],
  ['admin-candidates', '/admin/events/1/attendees/add', 'admin'],
  ['admin-participants', '/admin/events/1/participants', 'admin'],
  ['admin-invitees', '/admin/events/1/participants/invite', 'admin'],
  ['admin-door', doorOf, 'admin'],
  ['fellow-event-details', async () => `/events/${(await session()).eventId}`, 'admin'],
  ['event-home', eventOfPartner, 'partner'],
  ['fellow-event-fellow-attendees', () => atSession('fellow-attendees'), 'admin'],
  ['fellow-event-partner-attendees', () => atSession('partner-attendees'), 'admin'],
]

async function eventOfPartner() {
  const partner = await db().user.findUniqueOrThrow({ where: { email: 'partner@example.org' } })
  const { organizationId, eventId } = await db().partnerParticipant.findFirstOrThrow({
    where: { status: 'ACCEPTED', organizationId: partner.organizationId ?? 0 },
  })
  return `/partner-dashboard/${organizationId}/event/${eventId}`
}

async function doorOf() {
  const { id, eventId } = await session()
  return `/admin/events/${eventId}/check-in/${id}`
}

/** About one thing with a list in it, or over a list: what can’t be read of it is said by the page as a whole. */
const ABOUT_ONE_THING = ['admin-entry', 'admin-preview', 'remove-partner-attendee', 'remove-session-attendee']

test('every screen that shows pages of a list is tried', async () => {
  const routes = await listRoutes()
  const tried = new Set([...LISTS.map(([route]) => route), ...ABOUT_ONE_THING])
  const screens = new Set(routes.filter(({ id }) => tried.has(id)).map(({ file }) => file))
  expect(screens.size).toBeGreaterThan(40)
  expect(routes.filter(({ file }) => !screens.has(file)).map(({ id }) => id)).toEqual([])
  // Conversations come with “Load more”.
  const ids = routes.map(({ id }) => id)
  expect([...tried].filter((id) => id !== 'messages' && !ids.includes(id))).toEqual([])
})

const SAYS_SO = /We couldn’t load this (list|conversation)\./

/** What is pinned stands in the list as well; numbers that can’t be counted, and who else attends, are left out. */
const UNSAID = [
  'app/domain/announcements/listing.server.ts:41',
  'app/domain/event-sessions/attending.server.ts:',
  'app/domain/resources/marked.server.ts:',
]

/** Statements without which there is no list: who asks, what it is about, and what it can be filtered by. */
const OF_EVERY_LIST = [
  ...ESSENTIAL,
  BADGES,
  'app/domain/directory/facts.server.ts',
  'app/domain/events/live-event.server.ts',
]

const RECORD = ['app/domain/administration/store.server.ts', 'app/domain/administration/joins.server.ts']

const SESSION = [
  'app/domain/event-sessions/session.server.ts',
  'app/domain/event-sessions/speakers.server.ts',
]

/** What single pages are about. */
const ABOUT: Record<string, string[]> = {
  'fellow-event-details': ['app/domain/events/fellow-event.server.ts'],
  'event-home': ['app/domain/partner-events/participation.server.ts'],
  'question-details': ['app/domain/questions/question.server.ts:74'],
  'audit-trail': ['app/domain/members/profile-sections.server.ts'],
  'admin-record-history': [...RECORD, 'app/domain/accounts/administer.server.ts'],
  'admin-sign-ups': RECORD,
  'fellow-event-fellow-attendees': SESSION,
  'fellow-event-partner-attendees': SESSION,
  'admin-door': ['app/domain/attendance/door.server.ts:28'],
}

test.each(LISTS)('%s at %s says that it could not be read, beside its controls', async (route, at, as) => {
  const address = typeof at === 'string' ? at : await at()
  const own = await signIn(as)
  const show = () => visit(address, { cookie: own })
  // What is cached was asked by the first one.
  await show()
  const needed = [...OF_EVERY_LIST, ...(ABOUT[route] ?? [])]
  const isPart = (statement: string) =>
    !placesOf(statement).some((at) => needed.some((place) => at.startsWith(place)))
  const parts = (await statementsOf(show)).filter(isPart)
  expect(parts.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const statement of parts) {
    const { status, page } = await withoutStatement(statement, show)
    const isLeftOut = UNSAID.some((place) => placesOf(statement).some((at) => at.startsWith(place)))
    const isSaid = isLeftOut || SAYS_SO.test(page.text('main'))
    const isWhole = status === 200 && page.has('h1') && page.has('.badges')
    if (!isSaid || !isWhole) found.push(`${placesOf(statement)}: ${status}${isSaid ? '' : ', unsaid'}`)
  }
  expect(found).toEqual([])
})

test('the public registry answers visitors with an error, which no search engine keeps', async () => {
  const show = () => visit('/alumni-business-registry')
  await show()
  const parts = await statementsOf(show)
  expect(parts.length).toBeGreaterThan(0)
  for (const statement of parts) {
    const { response } = await withoutStatement(statement, show)
    expect([response.status, response.headers.get('cache-control')], statement).toEqual([500, 'no-store'])
  }
})

test('passkeys are shown whole or not at all: half of what lets someone in would mislead', async () => {
  const cookie = await signIn('alumni')
  await db().$executeRaw`ALTER TABLE "Passkey" RENAME TO "PasskeyGone"`
  try {
    const { status, page } = await visit('/profile/passkeys', { cookie })
    expect([status, page.text('h1')]).toEqual([500, 'Something went wrong'])
  } finally {
    await db().$executeRaw`ALTER TABLE "PasskeyGone" RENAME TO "Passkey"`
  }
})
