/** What is forged, doubled, altered or sent by machines that mean no good, and rows that can’t be right. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import { giveKudos } from '../support/kudos.ts'
import { newcomer } from '../support/messages.ts'
import { newPartner } from '../support/partners.ts'
import { answered, asked } from '../support/questions.ts'

let session: string
beforeAll(async () => {
  session = await signIn('alumni')
})
beforeEach(() => db().rateLimit.deleteMany())

const notice = async () => {
  const cookie = await signIn(await newcomer({ currentRole: 'ALUMNI' }))
  const { page } = await visit('/questions/ask', { cookie })
  const answer = await submit(page.form('main form', { content: 'A notice, please?' }), { cookie })
  return (answer.headers.getSetCookie().find((it) => it.startsWith('notice=')) ?? '').split(';')[0] ?? ''
}

describe('a notice that no one of ours wrote', () => {
  const forged = (value: unknown) =>
    `notice=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`
  test.each([
    ['unsigned', () => forged({ tone: 'success', text: 'evil-canary' })],
    [
      'with a button',
      () =>
        forged({
          tone: 'danger',
          text: 'x',
          button: { label: 'evil-canary', action: 'https://evil.example' },
        }),
    ],
    ['very long', () => forged({ tone: 'success', text: 'evil-canary '.repeat(300) })],
    ['of another shape', () => forged([['evil-canary']])],
    ['of nothing', () => 'notice='],
    ['of plain JSON', () => 'notice={"tone":"success","text":"evil-canary"}'],
  ])('%s isn’t shown', async (_, cookie) => {
    const { status, response } = await visit('/questions', { cookie: `${session}; ${cookie()}` })
    expect([status, (await response.text()).includes('evil-canary')]).toEqual([200, false])
  })

  test('altered by a letter isn’t shown', async () => {
    const own = await notice()
    expect((await visit('/questions', { cookie: `${session}; ${own}` })).page.has('main .notice')).toBe(true)
    for (const spoiled of [own.slice(0, -1), `${own}x`, own.replace(/=(.)(.)/, '=$2$1')])
      expect((await visit('/questions', { cookie: `${session}; ${spoiled}` })).page.has('main .notice')).toBe(
        false,
      )
  })
})

test.each([
  '__proto__[x]',
  'constructor.prototype.x',
  'a[0].b.c'.repeat(200),
  'hasOwnProperty',
  'toString',
  'a[999999999]',
  'a[-1]',
  'a[b][c][d]',
  '.',
  '[',
  ']',
  'content[0]',
  'content.x',
  '',
])('a field named %.30j is none of the form’s', async (name) => {
  for (const [address, as] of [
    ['/questions/ask', 'alumni'],
    ['/admin/announcements/new', 'admin'],
    ['/partner-management/action-items/add-new', 'event-manager'],
    ['/auth/login', undefined],
  ] as const) {
    const { status } = await fetch(address, { as, form: { [name]: 'x', content: '' } })
    expect([address, status]).toEqual([address, 400])
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

describe('a stream of news', () => {
  test.each([
    [{ 'last-event-id': '\u00ff\u00fe' }, '?version=x'],
    [{ 'last-event-id': '9'.repeat(400) }, '?version='],
    [{}, '?version=%00&version=%ff'],
    [{}, `?version=${'x'.repeat(5000)}`],
  ] as [Record<string, string>, string][])('is asked for with %j %.30s', async (headers, query) => {
    const stop = new AbortController()
    const request = new Request(`${ORIGIN}/endpoints/notifications${query}`, {
      headers: { accept: 'text/event-stream', cookie: session, ...headers },
      signal: stop.signal,
    })
    const { status } = await fetch(request)
    stop.abort()
    expect(status).toBeLessThan(500)
  })

  test('is for members alone, and read alone', async () => {
    const headers = { accept: 'text/event-stream' }
    expect((await fetch('/endpoints/notifications?version=x', { headers })).status).toBe(401)
    expect(
      (await fetch('/endpoints/notifications', { method: 'POST', cookie: session, headers })).status,
    ).toBe(405)
  })
})

test.each([
  '_routes=',
  '_routes=x',
  '_routes=root',
  '_routes=routes%2Fprofile%2Fshow,root',
  `_routes=${'x,'.repeat(2000)}`,
  '_routes=profile&_routes=directory',
  '_routes=__proto__',
  '_routes=%00',
])('data of pages asked for with %.40s pass the same guard', async (query) => {
  for (const path of [
    '/directory',
    '/admin/members',
    '/profile/1',
    '/staff/reports',
    '/partner-management/action-items',
  ]) {
    const visitor = await fetch(`${path}.data?${query}`)
    expect(visitor.status).toBeLessThan(500)
    expect(await visitor.text()).not.toMatch(/@example\.org"|firstName/)
  }
  const alumna = await fetch(`/admin/members.data?${query}`, { cookie: session })
  expect(await alumna.text()).not.toMatch(/fellow@example\.org/)
})

describe('rows that can’t be right', () => {
  test('take no page down', async () => {
    const nameless = await newPartner('')
    const blank = await newPartner('\u3164')
    const event = await db().event.findFirstOrThrow({ where: { published: true } })
    const author = await newcomer({ visibility: 'PUBLIC' })
    await db().user.update({
      where: { id: author },
      data: { firstName: '', lastName: '\u2800', timeZone: 'Mars/Olympus' },
    })
    const question = await asked(author, '')
    await answered(question, author, '\u200b')
    await giveKudos(author, author, { note: '' })
    await db().eventSession.create({
      data: {
        eventId: event.id,
        name: '',
        searchKey: '',
        startDate: new Date('1970-01-01'),
      },
    })
    await db().event.update({
      where: { id: event.id },
      data: { imageUrl: 'javascript:alert(1)', eventUrl: 'not an address' },
    })
    const PLACES: [string, DemoAccount | number][] = [
      [`/partner-hub/${nameless}`, 'alumni'],
      [`/partner-hub/${blank}`, 'alumni'],
      ['/partner-hub', 'alumni'],
      [`/profile/${author}`, 'alumni'],
      [`/questions/${question}`, 'alumni'],
      ['/questions', 'alumni'],
      ['/directory', 'alumni'],
      [`/events/${event.id}`, 'staff'],
      ['/events?viewAll=true', 'alumni'],
      [`/admin/events/${event.id}`, 'admin'],
      [`/admin/events/${event.id}/check-in`, 'admin'],
      [`/admin/members/${author}`, 'admin'],
      ['/admin/organizations', 'admin'],
      ['/', author],
      ['/kudos', author],
      ['/profile', author],
      ['/profile/contact-information', author],
    ]
    for (const [address, as] of PLACES) {
      const { status, response } = await visit(address, { as })
      expect([address, status]).toEqual([address, 200])
      expect(await response.text()).not.toMatch(/href="javascript:|src="javascript:/)
    }
  })
})
