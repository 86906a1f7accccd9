// @one-database: what a page shows where a statement fails is decided above the database.
/** A part of a page that fails, fails alone: each statement of a page fails in turn. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, signIn, visit } from '../support/app.ts'
import { declaredStatements } from '../support/declared-statements.ts'
import { statementsOf, withoutStatement } from '../support/failing-statements.ts'

/** The pages are about these: without them there is nothing to show. */
const ESSENTIAL = [
  'app/domain/sessions/session.server.ts',
  'app/domain/members/profile.server.ts',
  'app/domain/partner-hubs/hub.server.ts',
  'app/domain/regional-hubs/hub.server.ts',
]
const BADGES = 'app/domain/notifications/notifications.server.ts'
const SAYS_SO = /We couldn’t load this (list|profile)\./

const partnerHub = async () => (await db().organization.findFirstOrThrow({ where: { isPartner: true } })).id
const regionalHub = async () => (await db().regionalHub.findFirstOrThrow()).id

let cookie: string
beforeAll(async () => {
  cookie = await signIn('alumni')
})

test.each([
  ['home', () => '/', 4],
  ['a partner hub', async () => `/partner-hub/${await partnerHub()}`, 3],
  ['a regional hub', async () => `/regional-hub/${await regionalHub()}`, 3],
  ['a profile', () => '/profile/1', 1],
  ['one’s own profile', () => '/profile', 1],
  ['the list of events', () => '/events', 1],
])('%s says which part it could not read, and shows the rest', async (_, address, least) => {
  const path = await address()
  const show = () => visit(path, { cookie })
  const headings = (await show()).page.texts('h2')
  const places = declaredStatements()
  const parts = (await statementsOf(show)).filter((statement) => {
    const files = (places.get(statement) ?? []).map((place) => place.replace(/:\d+$/, ''))
    return !files.some((file) => [...ESSENTIAL, BADGES].includes(file))
  })
  expect(parts.length).toBeGreaterThanOrEqual(least)
  for (const statement of parts) {
    const { status, page } = await withoutStatement(statement, show)
    expect(status, statement).toBe(200)
    expect(page.has('.badges'), statement).toBe(true)
    const isSaid = SAYS_SO.test(page.text('main'))
    // The head of home is the only part without a text of its own.
    if (!isSaid) expect([path, page.text('h1')], statement).toEqual(['/', 'Home'])
    const left = page.texts('h2').filter((heading) => headings.includes(heading))
    if (path === '/' || path.includes('hub')) expect(left.length, statement).toBeGreaterThan(0)
  }
})

const LISTS: [address: string, as: DemoAccount][] = [
  ['/directory', 'alumni'],
  ['/directory?search=okafor', 'alumni'],
  ['/announcements', 'alumni'],
  ['/questions', 'alumni'],
  ['/partner-hub', 'alumni'],
  ['/regional-hub', 'alumni'],
  ['/careers/job-board', 'alumni'],
  ['/volunteer', 'alumni'],
  ['/resources', 'fellow'],
  ['/mlt-insight/resources?search=a', 'alumni'],
  ['/mlt-insight/events', 'alumni'],
  ['/partner-management/my-partners', 'event-manager'],
  ['/partner-management/events', 'event-manager'],
  ['/partner-management/action-items', 'event-manager'],
  ['/admin/resources', 'admin'],
  ['/admin/members', 'admin'],
  ['/admin/files', 'admin'],
  ['/admin/events/1/attendees', 'admin'],
  ['/admin/events/1/attendees/add', 'admin'],
  ['/admin/events/1/participants', 'admin'],
  ['/admin/events/1/participants/invite', 'admin'],
]

/** What is pinned stands in the list as well; numbers that can’t be counted are left out. */
const UNSAID = ['app/domain/announcements/listing.server.ts:41', 'app/domain/resources/marked.server.ts']

/** Statements without which there is no list: who asks, what it is about, and what it can be filtered by. */
const OF_EVERY_LIST = [
  ...ESSENTIAL,
  BADGES,
  'app/domain/directory/facts.server.ts',
  'app/domain/events/live-event.server.ts',
]

test.each(LISTS)('%s says that it could not be read, beside its controls', async (address, as) => {
  const own = await signIn(as)
  const show = () => visit(address, { cookie: own })
  const places = declaredStatements()
  // What is cached was asked by the first one.
  await show()
  const parts = (await statementsOf(show)).filter((statement) => {
    const files = (places.get(statement) ?? []).map((place) => place.replace(/:\d+$/, ''))
    return !files.some((file) => OF_EVERY_LIST.includes(file))
  })
  expect(parts.length).toBeGreaterThan(0)
  for (const statement of parts) {
    const { status, page } = await withoutStatement(statement, show)
    expect([status, page.has('h1'), page.has('.badges')], statement).toEqual([200, true, true])
    if (!UNSAID.some((place) => places.get(statement)?.some((at) => at.startsWith(place))))
      expect(page.text('main'), statement).toMatch(SAYS_SO)
  }
})

describe('badges that can’t be counted', () => {
  const renamed = async (from: string, to: string, work: () => Promise<void>) => {
    await db().$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`)
    await work().finally(() => db().$executeRawUnsafe(`ALTER TABLE "${to}" RENAME TO "${from}"`))
  }
  const badgesOf = async (address: string) => {
    const { status, page } = await visit(address, { cookie })
    return { status, badges: page.texts('.badges summary, .badges button') }
  }

  test('are left out, of pages and of error pages alike, and the others stay', async () => {
    const whole = (await badgesOf('/events')).badges.length
    await renamed('Kudo', 'KudoGone', async () => {
      for (const [address, expected] of [
        ['/events', 200],
        ['/no/such/page', 404],
      ] as const) {
        const { status, badges } = await badgesOf(address)
        expect([status, badges.length], address).toEqual([expected, whole - 1])
      }
    })
  })
})
