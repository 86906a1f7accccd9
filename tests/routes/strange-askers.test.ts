// @one-database: who may ask for what is decided above the database.
/** What is asked by those who may not, twice, too late, by other names, or by machines. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { impersonate } from '../support/acting.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { answered, asked } from '../support/questions.ts'

beforeEach(() => db().rateLimit.deleteMany())

describe('a method that isn’t the page’s', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'OPTIONS', 'REPORT'])(
    '%s changes nothing',
    async (method) => {
      const cookie = await signIn('alumni')
      for (const address of [
        '/profile/name',
        '/questions/1',
        '/',
        '/auth/logout',
        '/messages',
        '/no/such/page',
      ]) {
        const { status } = await fetch(address, { cookie, method, headers: { origin: ORIGIN } })
        expect([address, status >= 400 || status === 204]).toEqual([address, true])
        expect([address, status < 500]).toEqual([address, true])
      }
      expect((await fetch('/questions', { cookie })).status).toBe(200)
    },
  )

  test.each([
    ['?_method=DELETE', {}],
    ['', { 'x-http-method-override': 'DELETE' }],
    ['', { 'x-method-override': 'POST' }],
    ['?method=post&action=logout', {}],
  ] as [string, Record<string, string>][])('put into a GET (%j, %j) is none', async (query, headers) => {
    const cookie = await signIn('alumni')
    for (const path of ['/auth/logout', '/auth/switch-role', '/auth/stop-acting'])
      await fetch(path + query, { cookie, headers })
    expect((await fetch('/questions', { cookie })).status).toBe(200)
  })
})

test.each([
  ['POST', '/directory', 'alumni', 'GET, HEAD'],
  ['POST', '/help', 'alumni', 'GET, HEAD'],
  ['POST', '/admin/tags', 'admin', 'GET, HEAD'],
  ['POST', '/admin/tags/export/csv', 'admin', 'GET, HEAD'],
  ['POST', '/events/1/agenda.ics', 'fellow', 'GET, HEAD'],
  ['POST', '/sw.js', undefined, 'GET, HEAD'],
  ['POST', '/endpoints/search', 'alumni', 'GET, HEAD'],
  ['GET', '/endpoints/check-in', 'admin', 'POST'],
  ['HEAD', '/endpoints/kudos/seen', 'alumni', 'POST'],
  ['GET', '/policy-reports', undefined, 'POST'],
  ['DELETE', '/directory', 'alumni', 'GET, HEAD, POST'],
] as const)('who is refused %s at %s is told what is allowed', async (method, path, as, allowed) => {
  const form = method === 'POST' ? { text: 'x' } : undefined
  const { status, headers } = await fetch(path, { as, method, form, headers: { origin: ORIGIN } })
  expect([status, headers.get('allow')]).toEqual([405, allowed])
})

test.each([
  '//directory',
  '/directory/',
  '/DIRECTORY',
  '/directory;x=1',
  '/directory%2F',
  '/%64irectory',
  '/./directory',
  '/x/../directory',
  '/directory%20',
  '/directory.data',
  '/directory.data?_routes=',
  '/_.data',
  '/directory/_.data',
  '/directory?.data',
  '/directory%00.data',
  '/directory.DATA',
  '/directory#.data',
])('a visitor who asks for %s sees no member', async (path) => {
  const response = await fetch(
    new Request(`http://localhost${path.startsWith('//') ? path : path}`, { redirect: 'manual' }),
  )
  expect(response.status).toBeLessThan(500)
  expect(await response.text()).not.toMatch(/person-card|Community directory<|members found/)
})

test('while acting for a member, nothing of their account is changed', async () => {
  const cookie = await impersonate('alumni')
  const places: [string, Record<string, string>][] = [
    [
      '/profile/change-password',
      { currentPassword: demoPassword, password: 'a new one', passwordConfirmation: 'a new one' },
    ],
    ['/profile/close-account', { password: demoPassword }],
    ['/profile/passkeys/add', { name: 'Phone' }],
    ['/profile/second-factor/set-up', { currentPassword: demoPassword }],
    ['/profile/second-factor/turn-off', { code: '123456' }],
    ['/profile/devices', { all: 'true' }],
    ['/subscription/checkout', { planId: 'ANNUAL' }],
    ['/subscription/portal', {}],
    ['/profile/1/contact/message', { text: 'Hello there', formKey: crypto.randomUUID() }],
    ['/profile/my-data/json', {}],
    ['/questions/ask', { content: 'In their name?', formKey: crypto.randomUUID() }],
    ['/admin/tags/new', { name: 'x' }],
  ]
  const before = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
  for (const [address, form] of places.slice(0, 8)) {
    const { status } = await fetch(address, { cookie, form })
    expect([address, status]).toEqual([address, 403])
  }
  for (const [address, form] of places.slice(8))
    expect((await fetch(address, { cookie, form })).status).toBeLessThan(500)
  const after = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
  expect([after.passwordHash, after.closedAt]).toEqual([before.passwordHash, before.closedAt])
  expect((await fetch('/profile/my-data/json', { cookie })).status).toBe(403)
})

describe('a thing of one place asked for at another', () => {
  test('isn’t there: an answer of another question', async () => {
    const author = await newcomer()
    const [one, other] = [await asked(author, 'One?'), await asked(author, 'Other?')]
    const answer = await answered(one, author, 'Yes')
    for (const deed of ['edit', 'remove', 'report', 'kudos'])
      for (const as of [author, 'alumni' as DemoAccount]) {
        expect((await fetch(`/questions/${other}/answers/${answer}/${deed}`, { as })).status).toBe(404)
        expect((await fetch(`/questions/${answer}/${deed}`, { as })).status).toBe(404)
        expect((await fetch(`/questions/${one}/answers/${one}/${deed}`, { as })).status).toBe(404)
      }
  })

  test('isn’t there: a session of another event, an attendee of another partner', async () => {
    const session = await db().eventSession.findFirstOrThrow()
    const other = await db().event.findFirstOrThrow({ where: { id: { not: session.eventId } } })
    for (const as of ['staff', 'fellow', 'admin'] as const) {
      for (const rest of ['fellow-attendees', 'partner-attendees', 'calendar.ics'])
        expect((await fetch(`/events/${other.id}/sessions/${session.id}/${rest}`, { as })).status).toBe(
          as === 'admin' ? 404 : 404,
        )
    }
    for (const rest of ['', '/walk-in'])
      expect(
        (await fetch(`/admin/events/${other.id}/check-in/${session.id}${rest}`, { as: 'admin' })).status,
      ).toBe(404)
  })
})

test('removed twice, in two tabs, is removed once and said so', async () => {
  const author = await newcomer()
  const question = await asked(author, 'Remove me twice?')
  const address = `/questions/${question}/remove`
  const forms = [(await visit(address, { as: author })).page, (await visit(address, { as: author })).page]
  const answers = []
  for (const page of forms) answers.push((await submit(page.form('dialog form'), { as: author })).status)
  expect(answers[0]).toBe(303)
  expect([303, 404]).toContain(answers[1])
})

describe('a form from elsewhere', () => {
  const FROM: Record<string, string>[] = [
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' },
    { origin: 'https://localhost', 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost.evil.example', 'sec-fetch-site': '' },
    { origin: '', 'sec-fetch-site': '', referer: 'http://localhost/' },
    { origin: 'http://localhost\u0000', 'sec-fetch-site': 'none' },
  ].map((it) => it as Record<string, string>)
  test.each(FROM.slice(0, 6))('%j asks nothing', async (headers) => {
    const cookie = await signIn('alumni')
    const body = new URLSearchParams({ content: 'Kept-canary words?', formKey: crypto.randomUUID() })
    const count = await db().post.count()
    const response = await fetch('/questions/ask', { cookie, method: 'POST', body, headers })
    expect(response.status).toBe(403)
    expect(await db().post.count()).toBe(count)
  })
})

test.each([
  ['application/csp-report', 'garbage'],
  ['application/csp-report', '[]'],
  ['application/csp-report', '{"csp-report":null}'],
  ['application/reports+json', '[{"type":"csp-violation","body":null}]'],
  ['application/reports+json', '[{"type":"deprecation","body":{"id":"x"}}]'],
  ['application/reports+json', '{}'],
  ['text/plain', 'x'],
  ['application/json', '"x"'],
  ['application/csp-report', 'x'.repeat(1_000_000)],
  ['application/csp-report', '\0'],
])('a report of the kind %s: %.40j is no fault of ours', async (type, body) => {
  const { status } = await fetch('/policy-reports', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  expect(status).toBeLessThan(500)
})

test.each([
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  'x',
  '0123456789ABCDEF0123456789ABCDEF',
  '0123456789abcdef0123456789abcdef/..',
  '%00',
  'con',
  '.env',
  '0123456789abcdef0123456789abcdef%00.png',
])('no file is at /files/%s', async (key) => {
  for (const as of [undefined, 'admin'] as const)
    expect((await fetch(`/files/${key}`, { as })).status).toBe(404)
})

test.each(['%0a', '%0d%0aSet-Cookie:%20x=y', '%0D', '%E2%80%A8x', '%e2%80%a9'])(
  'an address with a line break (%s) is a page that isn’t there',
  async (end) => {
    for (const path of ['/nowhere', '/directory', '/auth/login', '/profile/1', '/admin/tags']) {
      for (const as of [undefined, 'admin'] as const) {
        const { status, page, response } = await visit(path + end, { as })
        expect([path, as, status === 404 || response.headers.has('location')]).toEqual([path, as, true])
        if (status === 404) expect(page.texts('h1')).toHaveLength(1)
        expect(response.headers.getSetCookie().filter((it) => it.startsWith('x='))).toEqual([])
        const posted = await fetch(path + end, { as, form: { text: 'x' } })
        expect([path, as, posted.status < 500]).toEqual([path, as, true])
      }
    }
  },
)
