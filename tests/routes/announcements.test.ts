import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { announce, removeAnnouncements, views, visitAnnouncements } from '../support/announcements.ts'
import { fetch, signIn, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { statementsOf } from '../support/statements.ts'

let nadia: number
beforeAll(async () => {
  nadia = await newcomer({ timeZone: 'America/New_York' })
})
beforeEach(removeAnnouncements)

const day = (date: string) => new Date(`2026-${date}T13:00:00Z`)
const viewed = (ids: number[], as: number) =>
  fetch('/endpoints/announcements/viewed', {
    as,
    form: new URLSearchParams(ids.map((id) => ['ids', String(id)])),
  })

describe('the list of announcements', () => {
  test('says when there are none', async () => {
    const { page, status } = await visitAnnouncements(nadia)
    expect(status).toBe(200)
    expect(page.text('.empty-state h2')).toBe('No Announcements Found')
    expect(page.has('.carousel')).toBe(false)
  })

  test('shows four a page, the latest first, each once', async () => {
    const publishedAt = day('03-09')
    for (let number = 1; number <= 9; number++) await announce({ name: `Same day ${number}`, publishedAt })
    await announce({ name: 'Later', publishedAt: day('03-10') })
    const pages = [await visitAnnouncements(nadia), await visitAnnouncements(nadia, '?page=2')]
    pages.push(await visitAnnouncements(nadia, '?page=99'))
    expect(pages.map(({ names }) => names)).toEqual([
      ['Later', 'Same day 9', 'Same day 8', 'Same day 7'],
      ['Same day 6', 'Same day 5', 'Same day 4', 'Same day 3'],
      ['Same day 2', 'Same day 1'],
    ])
    expect(pages[0]?.page.text('h2')).toBe('All announcements (10)')
  })

  test('has the pinned ones above on every page, counted, the latest first, their names whole', async () => {
    const long = 'A name that goes on for longer than any card could show of it'
    await announce({ name: long, pinned: true, publishedAt: day('03-08') })
    await announce({ name: 'Newest pinned', pinned: true, publishedAt: day('03-09') })
    await announce({ name: 'Not pinned', publishedAt: day('03-10') })
    const { page, pinned } = await visitAnnouncements(nadia)
    expect(page.text('.carousel h2')).toBe('Pinned (2)')
    expect(pinned).toEqual(['Newest pinned', long])
    expect(page.texts('.pinned p')).toEqual(['Mar 9, 2026 New', 'Mar 8, 2026 New'])
  })

  test('takes four queries without any, and the same five however many there are', async () => {
    const cookie = await signIn(nadia)
    expect(await statementsOf(() => fetch('/announcements', { cookie }))).toBe(4)
    for (let number = 0; number < 8; number++) {
      const elements = [{ kind: 'TEXT' as const, text: 'Hello' }]
      await announce({ name: 'Full', pinned: true, activities: [{ elements }, { elements }] })
    }
    expect(await statementsOf(() => fetch('/announcements', { cookie }))).toBe(5)
  })
})

describe('the audience of an announcement', () => {
  const AUDIENCES: [Role[], Role[]][] = [
    [[], ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF']],
    [['FELLOW'], ['FELLOW', 'STAFF']],
    [['ALUMNI'], ['ALUMNI', 'STAFF']],
    [['PARTNER'], ['PARTNER']],
    [['STAFF'], ['STAFF']],
    [
      ['ALUMNI', 'PARTNER'],
      ['ALUMNI', 'PARTNER', 'STAFF'],
    ],
  ]
  test.each(AUDIENCES)('%o are %o; nobody else finds it anywhere or marks it', async (audience, shownTo) => {
    const id = await announce({ name: 'For some', pinned: true, audience })
    for (const role of ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF'] as const) {
      const member = await newcomer({ roles: [role], currentRole: role })
      const shown = shownTo.includes(role)
      const { names, pinned, page } = await visitAnnouncements(member)
      expect(names, role).toEqual(shown ? ['For some'] : [])
      expect(pinned, role).toEqual(names)
      expect(page.texts('.badge-announcements .badge-entries a span'), role).toEqual(names)
      expect((await fetch(`/announcements/${id}`, { as: member })).status, role).toBe(shown ? 200 : 404)
      await viewed([id], member)
      expect(
        (await views(id)).some(({ userId }) => userId === member),
        role,
      ).toBe(shown)
    }
  })

  test('is nobody before it is published', async () => {
    const id = await announce({ name: 'A draft', pinned: true, published: false })
    const { names, pinned } = await visitAnnouncements(nadia)
    expect([...names, ...pinned]).toEqual([])
    expect((await fetch(`/announcements/${id}`, { as: nadia })).status).toBe(404)
  })
})

describe('an announcement', () => {
  test('says what it has to say in its order, without anything active', async () => {
    const id = await announce({
      name: 'Order',
      activities: [
        {
          name: 'Second',
          position: 2,
          elements: [{ kind: 'FILE', text: 'Rules', url: 'https://files.example.org/r' }],
        },
        {
          name: 'First',
          position: 1,
          elements: [
            { kind: 'IMAGE', position: 2, text: 'A hill', url: '/pictures/gathering.svg' },
            {
              kind: 'TEXT',
              position: 1,
              text: '# Read\n\n[this](https://example.org) <script>alert(1)</script>',
            },
            { kind: 'VIDEO', position: 3, text: 'Watch', url: 'javascript:alert(1)' },
          ],
        },
        { name: 'Without elements', position: 0, elements: [] },
      ],
    })
    const { page } = await visit(`/announcements/${id}`, { as: nadia })
    expect(page.texts('.activity :is(h2, h3, p, img, a[target])')).toEqual([
      'First',
      'Read',
      'this',
      '',
      'Second',
      'File: Rules (opens in a new tab)',
    ])
    expect(page.texts('main :is(h1, h2, h3)')).toEqual(['Order', 'First', 'Read', 'Second'])
    expect(page.find('.activity img').getAttribute('alt')).toBe('A hill')
    expect(page.texts('a[href="https://example.org"][rel=noopener]')).toEqual(['this'])
    expect(page.has('main script')).toBe(false)
    expect(page.has('a[href^="javascript"]')).toBe(false)
    const listed = await visitAnnouncements(nadia)
    expect(listed.page.texts('.announcement :is(h3, h4, h5)')).toEqual(['Order', 'First', 'Read', 'Second'])
  })

  test('without anything to say has no content', async () => {
    const id = await announce({ name: 'Empty', activities: [{ name: 'Bare', elements: [] }] })
    const { page } = await visit(`/announcements/${id}`, { as: nadia })
    expect(page.text('.announcement')).toContain('No content')
    expect(page.text('.announcement')).not.toContain('Bare')
  })

  test.each(['0', '-1', 'abc', '1.5', '999999', '99999999999', '1e3'])(
    'with the id %s is not found',
    async (id) => {
      expect((await fetch(`/announcements/${id}`, { as: nadia })).status).toBe(404)
    },
  )

  test('stays new however often it is asked for', async () => {
    const id = await announce({ name: 'Look at me' })
    const cookie = await signIn(nadia)
    for (const method of ['GET', 'HEAD']) {
      for (const address of ['/announcements', `/announcements/${id}`, `/announcements/${id}.data`]) {
        await fetch(address, { cookie, method })
      }
    }
    expect(await views(id)).toEqual([])
  })

  test('is viewed once: later marks keep the moment', async () => {
    const id = await announce({ name: 'Look at me' })
    expect((await viewed([id, 999_999], nadia)).status).toBe(204)
    const first = await views(id)
    expect(first).toMatchObject([{ userId: nadia }])
    await viewed([id], nadia)
    expect(await views(id)).toEqual(first)
    const { page } = await visitAnnouncements(nadia)
    expect(page.has('.announcement .tone-warning')).toBe(false)
  })

  test.each(['/announcements', '/announcements/:id'])(
    'is marked without script by a button at %s, which leads back there',
    async (pattern) => {
      const id = await announce({ name: 'Look at me' })
      const address = pattern.replace(':id', String(id))
      const cookie = await signIn(nadia)
      const { page } = await visit(address, { cookie })
      const answer = await submit(page.form('main form', {}, 'Mark as seen'), { cookie })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
      expect(await views(id)).toMatchObject([{ userId: nadia }])
      expect((await visit(address, { cookie })).page.has('main form')).toBe(false)
    },
  )
})
