import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { viewers } from '../support/access-outcomes.ts'
import { impersonate } from '../support/acting.ts'
import { type Asking, db, fetch, visit } from '../support/app.ts'
import { statementsOf, withoutStatement } from '../support/failing-statements.ts'
import { converse } from '../support/messages.ts'
import { join, person } from '../support/people.ts'
import { asked, reported } from '../support/questions.ts'
import { newResource } from '../support/resources.ts'

type Found = Record<string, { names: string[]; links: string[]; all: string | null }>

const address = (text: string) => `/search?q=${encodeURIComponent(text)}`

/** What the page finds, by kind. */
async function find(text: string, asking: Asking): Promise<Found> {
  const { page } = await visit(address(text), asking)
  const sections = page.root.querySelectorAll('main section').map((section) => {
    const links = section.querySelectorAll('li a')
    return [
      section.querySelector('h2')?.text ?? '',
      {
        names: links.map((link) => link.text),
        links: links.map((link) => link.getAttribute('href') ?? ''),
        all: section.querySelector('.section-head a')?.getAttribute('href') ?? null,
      },
    ] as const
  })
  return Object.fromEntries(sections)
}

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

describe('members', () => {
  const member = (first: string, last: string, more = {}) =>
    person(first, last, { email: `${randomUUID()}@example.org`, visibility: 'PUBLIC', ...more })
  let searcher: number
  let blocked: number
  beforeAll(async () => {
    const ids = await join(
      member('Quennel', 'Zed'),
      member('Quen', 'Ashby', { visibility: 'HIDDEN' }),
      member('Quen', 'Unverified', { emailVerifiedAt: null }),
      member('Quen', 'Blocked'),
      member('Anna', 'Quen'),
      member('Quen', 'Berg'),
      member('Bea', 'Van-Quensen'),
      member('Dequen', 'Able'),
      member('Quen', 'Åse'),
      member('小明', '王'),
      member('小明天', '王'),
      member('Renée', "O'Quincey"),
    )
    ;[searcher = 0, , , blocked = 0] = ids
    await db().block.create({ data: { blockerId: searcher, blockedId: blocked } })
  })
  const members = async (text: string, asking: Asking = { as: searcher }) =>
    (await find(text, asking)).Members?.names ?? []

  test('are found by their names first, however these are written', async () => {
    expect(await members('quen')).toEqual([
      'Quen Åse',
      'Quen Berg',
      'Anna Quen',
      'Quennel Zed',
      'Bea Van-Quensen',
      'Dequen Able',
    ])
    expect((await members('QUEN ase'))[0]).toBe('Quen Åse')
    expect((await members('berg, quen'))[0]).toBe('Quen Berg')
    expect(await members('王小明')).toEqual(['小明 王', '小明天 王'])
    expect(await members('小明 王')).toEqual(['小明 王', '小明天 王'])
    expect(await members('renee o’quincey')).toEqual(["Renée O'Quincey"])
    expect(await members('quen_')).toEqual([])
  })

  test.each<[string, DemoAccount | (() => number), string[]]>([
    ['no one hidden, unverified or blocked by the member who searches', () => searcher, []],
    ['nor the one who blocked by the one who was', () => blocked, []],
    ['staff find them all, marked', 'staff', ['Quen Ashby', 'Quen Unverified']],
    ['no one by a member who is hidden', 'hidden', []],
    ['nor by an event manager', 'event-manager', []],
  ])('finds %s', async (_who, viewer, names) => {
    const as = typeof viewer === 'function' ? viewer() : viewer
    const found = [...(await members('quen a', { as })), ...(await members('quen unverified', { as }))]
    const secret = ['Quen Ashby', 'Quen Unverified', 'Quen Blocked']
    expect(found.filter((name) => secret.includes(name))).toEqual(names)
    if (as === blocked) expect(await members('quennel zed', { as })).toEqual([])
    if (as === searcher) expect(await members('quen blocked', { as })).toEqual([])
  })
})

describe('conversations', () => {
  test('are found by the other’s name, by those who have them alone', async () => {
    const [one = 0, other = 0, third = 0] = await join(
      ...['Xanthe', 'Yorick', 'Zita'].map((first) =>
        person(first, 'Conversing', { email: `${randomUUID()}@example.org` }),
      ),
    )
    const id = await converse([one, other], [other, 'Xylophones'])
    const talks = async (text: string, as: number) => (await find(text, { as })).Conversations
    expect(await talks('yorick', one)).toMatchObject({
      names: ['Yorick Conversing'],
      links: [`/messages?conversationId=${id}`],
    })
    expect(await talks('xylophones', one)).toBeUndefined()
    expect(await talks('yorick', third)).toBeUndefined()
    await db().user.update({ where: { id: other }, data: { visibility: 'HIDDEN' } })
    expect(await talks('yorick', one)).toBeUndefined()
  })

  test('are not found by staff acting as the member', async () => {
    const own = await find('a', { as: 'alumni' })
    expect(own.Conversations?.names).not.toEqual([])
    expect(own.Members?.names).toHaveLength(6)
    const acting = await find('a', { cookie: await impersonate('alumni') })
    expect(acting.Conversations).toBeUndefined()
    expect(acting.Members?.names).toEqual(own.Members?.names)
  })
})

describe('other things', () => {
  test('that are drafts, reported, or meant for others aren’t found', async () => {
    const [author = 0, reader = 0] = await join(
      person('Ask', 'Author', { email: `${randomUUID()}@example.org` }),
      person('Ask', 'Reader', { email: `${randomUUID()}@example.org` }),
    )
    await newResource('Kumquat guide')
    await newResource('Kumquat draft', { published: false })
    await newResource('Kumquat insight', { subtype: 'MLT_INSIGHT' })
    await newResource('Kumquat for fellows', { subtype: 'MLT_INSIGHT', audience: ['FELLOW'] })
    await asked(author, 'Who grows kumquats?')
    await reported(await asked(author, 'Which kumquat is bad?'), reader)
    const found = await find('kumquat', { as: reader })
    expect(Object.fromEntries(Object.entries(found).map(([kind, { names }]) => [kind, names]))).toEqual({
      'Resource Library': ['Kumquat guide'],
      'MLT Insights': ['Kumquat insight'],
      Questions: ['Who grows kumquats?'],
    })
    expect((await find('kumquat', { as: author })).Questions?.names).toHaveLength(2)
    expect((await find('kumquat', { as: 'partner' })).Questions).toBeUndefined()
  })

  test('behind the paywall are found by what their cards say, unless it is open', async () => {
    const { id } = await db().tag.findFirstOrThrow({ where: { flag: 'COACHING_ITEM' } })
    await newResource('Pomelo coaching', {
      subtype: 'ALUMNI_RESOURCE',
      tags: { connect: { id } },
      sections: [['First', 'The secret of tangelos']],
    })
    const services = async (text: string, as: DemoAccount) =>
      (await find(text, { as }))['Alumni Services']?.names ?? []
    expect(await services('pomelo', 'alumni')).toEqual(['Pomelo coaching'])
    expect(await services('tangelos', 'alumni')).toEqual([])
    expect(await services('tangelos', 'annual-subscriber')).toEqual(['Pomelo coaching'])
    expect(await services('pomelo', 'fellow')).toEqual([])
    const listed = async (text: string) =>
      (await visit(`/alumni-resources?search=${text}`, { as: 'alumni' })).page.texts('.resource-card h2')
    expect(await listed('pomelo')).toEqual(['Pomelo coaching'])
    expect(await listed('tangelos')).toEqual([])
  })

  test('rank by name: the same, its beginning, a word, the rest', async () => {
    const names = ['A kiwano', 'Kiwano', 'Kiwano farming', 'Parakiwano']
    for (const name of names) await newResource(name, { summary: 'Kiwano' })
    const { names: found } = (await find('kiwano', { as: 'fellow' }))['Resource Library'] ?? { names: [] }
    expect(found.slice(0, 3)).toEqual(['Kiwano', 'Kiwano farming', 'A kiwano'])
  })

  test('lead to a list with the search set once there are more than six', async () => {
    for (let number = 1; number <= 7; number++) await newResource(`Loquat ${number}`)
    const { names, all } = (await find('loquat', { as: 'fellow' }))['Resource Library'] ?? {
      names: [],
      all: '',
    }
    expect(names).toHaveLength(6)
    expect(all).toBe('/resources?search=loquat')
    expect((await visit(all ?? '', { as: 'fellow' })).page.texts('.resource-card h2')).toHaveLength(7)
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
    const { page, status } = await visit(address(text), { as: 'alumni' })
    expect([status, page.text('main h2')]).toEqual([200, 'What you can find'])
  })

  test('says so when nothing is found, and keeps what was asked', async () => {
    const { page } = await visit(address('qqxzy <b>'), { as: 'alumni' })
    expect(page.text('.empty-state h2')).toBe('No results for “qqxzy <b>”')
    expect(page.find('#search-everything').getAttribute('value')).toBe('qqxzy <b>')
    expect(page.title).toContain('Search results for “qqxzy <b>”')
  })

  test('reads 200 characters of what is asked', async () => {
    const { page, status } = await visit(address('x'.repeat(5000)), { as: 'alumni' })
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
    const { page, response } = await visit(address('kumquat'), { as: id })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.text('main .notice')).toContain('Try again in 1 minute.')
    expect(page.find('#search-everything').getAttribute('value')).toBe('kumquat')
    expect((await fetch('/endpoints/search?search=kumquat', { as: id })).status).toBe(429)
  })

  test('shows what else is found when a kind of things fails', async () => {
    const sent = await statementsOf(async () => void (await find('a', { as: 'alumni' })))
    const members = sent.find((statement) => statement.includes('begun AS MATERIALIZED')) ?? ''
    const { page } = await withoutStatement(members, () => visit(address('a'), { as: 'alumni' }))
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
