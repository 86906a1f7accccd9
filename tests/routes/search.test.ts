import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { viewers } from '../support/access-outcomes.ts'
import { db, fetch, visit } from '../support/app.ts'
import { statementsOf, withoutStatement } from '../support/failing-statements.ts'
import { join, person } from '../support/people.ts'
import { find, searchAddress } from '../support/searching.ts'

const kindsOf = async (as: DemoAccount) => (await visit('/search', { as })).page.texts('main ul.cluster a')

const EVERYONE = viewers.filter(
  (viewer) => !['signed-out', 'admin', 'new-fellow', 'no-role', 'unverified'].includes(viewer),
) as DemoAccount[]

describe('what can be found', () => {
  test.each<[DemoAccount, string[]]>([
    ['fellow', ['Members', 'Conversations', 'Events', 'Resource Library', 'Questions', 'Partner hubs']],
    ['google-tec', ['Members', 'Conversations', 'Resource Library']],
    [
      'alumni',
      [
        'Members',
        'Conversations',
        'Events',
        'Resource Library',
        'MLT Insights',
        'MLT Insights events',
        'Alumni Services',
        'Questions',
        'Partner hubs',
        'Regional hubs',
      ],
    ],
    ['partner', ['Members', 'MLT Insights', 'MLT Insights events', 'Partner hubs']],
    [
      'partner-manager',
      [
        'Members',
        'Partner events',
        'MLT Insights',
        'MLT Insights events',
        'Partner hubs',
        'Partners you manage',
      ],
    ],
    ['event-manager', ['Conversations', 'Partner events', 'Partner hubs', 'Partners you manage']],
    [
      'hidden',
      [
        'Events',
        'Resource Library',
        'MLT Insights',
        'MLT Insights events',
        'Alumni Services',
        'Questions',
        'Partner hubs',
        'Regional hubs',
      ],
    ],
  ])('is told to %s', async (viewer, kinds) => {
    expect(await kindsOf(viewer)).toEqual(kinds)
  })

  test.each(EVERYONE)('is in lists that %s may open', async (viewer) => {
    const { page } = await visit('/search?q=%2C', { as: viewer })
    const lists = page.root.querySelectorAll('main ul.cluster a').map((link) => link.getAttribute('href'))
    expect(lists).not.toEqual([])
    for (const list of lists) expect((await fetch(list ?? '', { as: viewer })).status, list ?? '').toBe(200)
  })
})

/** The names on every page of a list. */
async function namesListed(list: string, as: DemoAccount): Promise<string[]> {
  const { page } = await visit(list, { as })
  const names = page.root.querySelectorAll('main :is(h2, h3, .card-link)').map((name) => name.text)
  const next = page.root.querySelector('.pagination [rel=next]')?.getAttribute('href')
  return next ? [...names, ...(await namesListed(next, as))] : names
}

/** Kinds whose lists tell the viewer of more than may be opened. */
const LISTS_MORE = (viewer: DemoAccount, kind: string) =>
  kind === 'Partner hubs' && viewer.startsWith('partner')

const SEARCHERS: DemoAccount[] = [
  'fellow',
  'google-tec',
  'alumni',
  'partner-manager',
  'event-manager',
  'staff',
]

describe.each(['career prep', 'new york'])('of “%s”', (text) => {
  test.each(SEARCHERS)('%s finds what the lists find, and nothing else', async (viewer) => {
    const { page } = await visit('/search', { as: viewer })
    const lists = page.root.querySelectorAll('main ul.cluster a')
    const found = await find(text, { as: viewer })
    for (const list of lists) {
      const kind = list.text
      const { names = [], all = null } = found[kind] ?? {}
      const whole = new URL(all ?? list.getAttribute('href') ?? '', 'http://localhost')
      whole.searchParams.set('search', text)
      const listed = await namesListed(whole.pathname + whole.search, viewer)
      expect(
        names.filter((name) => !listed.includes(name)),
        `${kind} at ${whole}`,
      ).toEqual([])
      const isEmpty = (await visit(whole.pathname + whole.search, { as: viewer })).page.has('.empty-state')
      if (!LISTS_MORE(viewer, kind)) expect(isEmpty, kind).toBe(names.length === 0)
    }
  })

  test.each(SEARCHERS)('every result opens for %s', async (viewer) => {
    const found = await find(text, { as: viewer })
    for (const link of Object.values(found).flatMap(({ links }) => links)) {
      const answer = await fetch(link, { as: viewer })
      const target = answer.headers.get('location') ?? ''
      expect(answer.status === 200 || target.startsWith(`${link}/`), `${link} answers ${answer.status}`).toBe(
        true,
      )
    }
  })
})

test('pages of the menus are found by their names, if the viewer has them', async () => {
  expect((await find('partner hub', { as: 'fellow' })).Pages?.links).toEqual(['/partner-hub'])
  expect((await find('messages', { as: 'alumni' })).Pages?.links).toEqual(['/messages'])
  expect((await find('messages', { as: 'partner' })).Pages).toBeUndefined()
  expect((await find('reports', { as: 'alumni' })).Pages).toBeUndefined()
  expect((await find('reports', { as: 'staff' })).Pages?.links).toEqual(['/staff/reports'])
})

describe('the page', () => {
  test.each(['', ',', '   ', '\u200b'])('explains itself where “%s” is asked', async (text) => {
    const { page, status } = await visit(searchAddress(text), { as: 'alumni' })
    expect([status, page.text('main h2')]).toEqual([200, 'What you can find'])
  })

  test('says so when nothing is found, and keeps what was asked', async () => {
    const { page } = await visit(searchAddress('qqxzy <b>'), { as: 'alumni' })
    expect(page.text('.empty-state h2')).toBe('No results for “qqxzy <b>”')
    expect(page.find('#search-everything').getAttribute('value')).toBe('qqxzy <b>')
    expect(page.title).toContain('Search results for “qqxzy <b>”')
  })

  test('reads 200 characters of what is asked', async () => {
    const { page, status } = await visit(searchAddress('x'.repeat(5000)), { as: 'alumni' })
    expect(status).toBe(200)
    expect(page.find('#search-everything').getAttribute('value')).toHaveLength(200)
  })

  test('is answered by data as well', async () => {
    const found = await find('partner hub', { as: 'fellow' })
    const response = await fetch('/endpoints/search?search=partner+hub', { as: 'fellow' })
    const { items, total } = await response.json()
    expect(items.map(({ to }: { to: string }) => to)).toEqual(
      Object.values(found).flatMap(({ links }) => links),
    )
    expect(items[0]).toEqual({ id: 'Pages 0', label: 'Partner Hub', about: 'Page', to: '/partner-hub' })
    expect(total).toBe(items.length)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await (await fetch('/endpoints/search?search=', { as: 'fellow' })).json()).toEqual({
      items: [],
      total: 0,
    })
  })

  test('says when to try again after too many searches', async () => {
    const [id = 0] = await join(person('Often', 'Asking', { email: `${randomUUID()}@example.org` }))
    const expire = new Date(Date.now() + 60_000)
    await db().rateLimit.create({ data: { key: `searchesByMember:${id}`, points: 600, expire } })
    const { page, response } = await visit(searchAddress('kumquat'), { as: id })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.text('main .notice')).toContain('Try again in 1 minute.')
    expect(page.find('#search-everything').getAttribute('value')).toBe('kumquat')
    expect((await fetch('/endpoints/search?search=kumquat', { as: id })).status).toBe(429)
  })

  test('shows what else is found when a kind of things fails', async () => {
    const sent = await statementsOf(async () => void (await find('a', { as: 'alumni' })))
    const members = sent.find((statement) => statement.includes('begun AS MATERIALIZED')) ?? ''
    const { page } = await withoutStatement(members, () => visit(searchAddress('a'), { as: 'alumni' }))
    expect(page.text('section[aria-labelledby=members]')).toContain('We couldn’t load this list.')
    expect(page.texts('main section h2')).toContain('Events')
  })
})

describe('the box of the bar', () => {
  test.each(EVERYONE)('is there for %s', async (as) => {
    const { page } = await visit((await fetch('/', { as })).headers.get('location') ?? '/', { as })
    expect(page.find('header form[role=search]').getAttribute('action')).toBe('/search')
  })

  test('is not there before someone may search, nor beside the page’s own', async () => {
    expect((await visit('/onboarding', { as: 'new-fellow' })).page.has('header form[role=search]')).toBe(
      false,
    )
    expect((await visit('/auth/login')).page.has('header form[role=search]')).toBe(false)
    expect((await visit('/search', { as: 'alumni' })).page.has('header form[role=search]')).toBe(false)
  })
})
