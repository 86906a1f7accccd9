import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, submit, visit } from '../support/app.ts'
import { eventIn, queriesOf } from '../support/home.ts'
import { employment, join, person } from '../support/people.ts'

const EVENTS = 'Join Upcoming Events'
const COMMUNITY = 'Connect to Your Community'
const RESOURCES = 'Accelerate and Enrich Your Life'
const NEWS = 'Announcements'
const NEXT = 'Next for you'
const LINKS = ['Discussion on Slack', 'Useful Links']

const sections: [DemoAccount, string[]][] = [
  ['fellow', [EVENTS, NEWS, ...LINKS, COMMUNITY]],
  ['mba-fellow', [EVENTS, NEWS, ...LINKS, COMMUNITY]],
  ['self-fellow', [EVENTS, NEWS, ...LINKS, COMMUNITY, RESOURCES]],
  ['google-tec', [COMMUNITY, ...LINKS]],
  ['alumni', [EVENTS, NEWS, ...LINKS, COMMUNITY, RESOURCES]],
  ['partner', [COMMUNITY, NEWS, ...LINKS]],
  ['partner-manager', [COMMUNITY, NEWS, ...LINKS]],
  ['staff', [EVENTS, NEWS, ...LINKS, COMMUNITY, RESOURCES]],
  ['hidden', [EVENTS, NEWS, ...LINKS, COMMUNITY, RESOURCES]],
]

/** The tables that stand behind a section and nothing else. */
const TABLES: Record<string, string> = {
  [EVENTS]: '"Event" e LEFT JOIN "Program"',
  [RESOURCES]: '"Resource" r',
  [NEWS]: 'FROM "Announcement"',
}

describe('the sections of home', () => {
  test.each(sections)('for %s are %j', async (account, titles) => {
    const { page, status } = await visit('/', { as: account })
    expect(status).toBe(200)
    expect(page.texts('main h2').filter((title) => title !== NEXT)).toEqual(titles)
  })

  test.each(sections)('are all that is read for %s', async (account, titles) => {
    const queries = await queriesOf('/', account)
    for (const [title, table] of Object.entries(TABLES)) {
      const asked = queries.some((query) => query.includes(table) && !query.includes('UNION ALL'))
      expect(asked, title).toBe(titles.includes(title))
    }
    expect(queries.some((query) => query.includes('u.listed AND u.visibility'))).toBe(account !== 'hidden')
  })

  test('take as few queries as there are sections, one each for the session, the badges and oneself, and one or two for what is next', async () => {
    const counts = async (...accounts: DemoAccount[]) =>
      Promise.all(accounts.map(async (account) => (await queriesOf('/', account)).length))
    expect(await counts('alumni')).toEqual([9])
    expect(await counts('fellow')).toEqual([8])
    expect(await counts('partner')).toEqual([8])
    expect(await counts('google-tec')).toEqual([6])
    expect(await counts('hidden')).toEqual([8])
  })
})

test.each([
  ['alumni', ['/questions', '/volunteer']],
  ['google-tec', ['/volunteer']],
  ['staff', ['/questions']],
  ['partner', []],
] as const)('the community section leads %s on to %j', async (account, links) => {
  const { page } = await visit('/', { as: account })
  const shown = ['/questions', '/volunteer'].filter((to) => page.has(`main a[href="${to}"]`))
  expect(shown).toEqual(links)
})

describe('the head of home', () => {
  const headOf = async ({ title, cityId }: { title?: string; cityId?: number }) => {
    const { id: organizationId } = await db().organization.findFirstOrThrow()
    const imani = person('Imani', 'Okafor', { email: `${randomUUID()}@example.org`, cityId })
    const affiliations = title ? [employment(organizationId, imani, { title })] : []
    const [id] = await join({ ...imani, affiliations })
    return (await visit('/', { as: id as number })).page
  }

  test('names the member, and leaves out what the member has not told', async () => {
    const page = await headOf({})
    expect(page.text('h1')).toBe('Imani Okafor')
    expect(page.has('main header .facts')).toBe(false)
  })

  test('shows a long occupation whole', async () => {
    const title = 'Senior Vice President of Partnerships and Programs'
    const page = await headOf({ title })
    expect(page.text('main header .facts')).toContain(title)
  })

  test('shows city and state', async () => {
    const { id } = await db().location.findFirstOrThrow({ where: { label: 'Chicago, IL' } })
    const page = await headOf({ cityId: id })
    expect(page.text('main header .facts')).toBe('Chicago, IL')
  })

  test('leads to the own profile', async () => {
    const { page } = await visit('/', { as: 'alumni' })
    expect(page.find('main header > a').getAttribute('href')).toBe('/profile')
    expect(page.text('main header > a')).toBe('Edit profile')
    expect(page.root.toString()).not.toContain('Unhide profile')
  })
})

describe('whose own profile is hidden', () => {
  test.each(['hidden', 'hidden-fellow'] as const)('is shown cards of nobody as %s', async (account) => {
    const { page } = await visit('/', { as: account })
    expect(
      page.root.querySelectorAll('main a[href^="/profile/"]').map((it) => it.getAttribute('href')),
    ).toEqual(Array(2).fill('/profile/privacy-and-visibility?redirect=/'))
    expect(page.root.querySelectorAll('.masked')).toHaveLength(3)
  })

  test('unhides it, and is back home among members', async () => {
    const [id] = await join(person('Wen', 'Li', { visibility: 'HIDDEN', email: 'unhides@example.org' }))
    const as = id as number
    const home = await visit('/', { as })
    const link = home.page.root.querySelectorAll('main header a').find((it) => it.text === 'Unhide profile')
    const form = await visit(link?.getAttribute('href') ?? '', { as })
    const answer = await submit(form.page.form('main form', { visibility: 'PUBLIC' }), { as })
    expect(answer.headers.get('location')).toBe('/')
    const shown = await visit('/', { as })
    expect(shown.page.root.toString()).not.toContain('Unhide profile')
    expect(shown.page.has('.person-card .card-link')).toBe(true)
  })
})

describe('the events of home', () => {
  test('are the next three of the library', async () => {
    await db().event.updateMany({ data: { published: false } })
    await eventIn(0, 'Later today', { startTime: '18:00' })
    await eventIn(0, 'Early today', { startTime: '08:00' })
    await eventIn(-3, 'Since Monday', { lasts: 4 })
    await eventIn(-3, 'Over yesterday', { lasts: 3 })
    await eventIn(0, 'An insight', { startTime: '07:00', isInsightEvent: true })
    await eventIn(0, 'A draft', { startTime: '07:00', published: false })
    const { page } = await visit('/', { as: 'alumni' })
    expect(page.texts('.event-card h3')).toEqual(['Since Monday', 'Early today', 'Later today'])
    expect(page.find('section:has(#events) .section-head a').getAttribute('href')).toBe('/events')
  })
})

describe('the members of home', () => {
  const named = async (as: DemoAccount | number) => (await visit('/', { as })).page.texts('.person-card h3')

  beforeAll(async () => {
    await db().user.updateMany({
      data: { hasVisibleAvatar: false, profileChangedAt: new Date('2020-01-01') },
    })
  })

  test('are the three with a Full Profile that changed last, those with a photo first', async () => {
    const at = (email: string, changedAt: string, more = {}) =>
      db().user.update({ where: { email }, data: { profileChangedAt: new Date(changedAt), ...more } })
    const member = (firstName: string, more = {}) =>
      person(firstName, 'Home', { email: `${firstName}@home.example.org`, ...more })
    const ids = await join(
      member('Photo'),
      member('Latest'),
      member('Earlier'),
      member('Basic', { visibility: 'PRIVATE' }),
      member('Hidden', { visibility: 'HIDDEN' }),
      member('Unverified', { emailVerifiedAt: null }),
    )
    await at('Photo@home.example.org', '2024-01-01', { hasVisibleAvatar: true })
    await at('Latest@home.example.org', '2026-02-02')
    await at('Earlier@home.example.org', '2026-02-01')
    for (const name of ['Basic', 'Hidden', 'Unverified']) await at(`${name}@home.example.org`, '2026-03-03')
    expect(await named('alumni')).toEqual(['Photo Home', 'Latest Home', 'Earlier Home'])
    expect(await named('staff')).toEqual(['Photo Home', 'Latest Home', 'Earlier Home'])
    expect(await named(ids[0] as number), 'oneself is no other').toEqual([
      'Latest Home',
      'Earlier Home',
      expect.not.stringContaining('Photo'),
    ])
  })
})
