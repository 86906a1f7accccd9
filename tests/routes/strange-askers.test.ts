/** What is asked by those who may not, twice, too late, by other names, or by machines. */
import { beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { impersonate } from '../support/acting.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { answered, asked } from '../support/questions.ts'
import { cookiesOf, withSecondFactor } from '../support/second-factor.ts'
import { codeOf } from '../support/totp.ts'

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

test.each([
  '//evil.example',
  'https:evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=y',
  'javascript:alert(1)',
  '/auth/logout',
  `/${'x'.repeat(5000)}`,
  '///evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '\thttps://evil.example',
  'http://localhost@evil.example',
  '/\u2028/evil.example',
  '//localhost/ok',
  '/@evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/endpoints/search?search=a',
  '/events/calendar/agenda.ics',
])('signing in on the way to %j ends here', async (redirect) => {
  const form = { email: emailOf('alumni'), password: demoPassword }
  const answer = await fetch(`/auth/login?redirect=${encodeURIComponent(redirect)}`, { form })
  const to = answer.headers.get('location') ?? ''
  expect([answer.status, new URL(to, ORIGIN).origin]).toEqual([303, ORIGIN])
  expect(to).toMatch(/^\/(?![/\\])/)
  expect(answer.headers.getSetCookie().some((it) => it.startsWith('x='))).toBe(false)
  expect((await fetch(to, { cookie: cookiesOf(answer) })).headers.get('location') ?? ORIGIN).not.toContain(
    'evil.example/',
  )
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

describe('a link from an email', () => {
  const kinds: ['VERIFY' | 'RESET' | 'HIDE', string][] = [
    ['VERIFY', '/auth/verify/'],
    ['RESET', '/auth/reset-password/'],
    ['HIDE', '/auth/hide-profile/'],
  ]
  const SPOILED: [what: string, spoil: (token: string) => string][] = [
    ['with a full stop', (token) => `${token}.`],
    ['with a bracket', (token) => `${token}>`],
    ['with a parenthesis', (token) => `${token})`],
    ['broken by a mail program', (token) => `${token.slice(0, 20)}=%0D%0A${token.slice(20)}`],
    ['with a blank', (token) => `${token}%20`],
    ['in capitals', (token) => token.toUpperCase()],
    ['cut off', (token) => token.slice(0, -1)],
    ['with a percent sign', (token) => `${token}%`],
    ['of nothing', () => '%20'],
    ['very long', (token) => token.repeat(50)],
    ['with nothing one can see', (token) => `${token}%E2%80%8B`],
  ]
  test.each(kinds)('of the kind %s that arrives spoiled is explained', async (kind, path) => {
    const id = await newcomer()
    const issued: unknown = await db().$transaction((tx) => issueToken(tx, id, kind as never))
    const token = typeof issued === 'string' ? issued : String(Object.values(issued as object)[0])
    for (const [what, spoil] of SPOILED) {
      const { status, page } = await visit(path + spoil(token))
      expect([what, status < 500]).toEqual([what, true])
      if (status >= 400)
        expect([what, page.texts('h1').length, page.texts('main a').length > 0]).toEqual([what, 1, true])
    }
    expect((await visit(path + token)).status).toBe(200)
  })
})

describe('a code of the second step', () => {
  const wide = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
  const arabic = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const WRITTEN: [what: string, write: (code: string) => string][] = [
    ['with a blank', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a hard blank', (code) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`],
    ['with a thin blank', (code) => `${code.slice(0, 3)}\u2009${code.slice(3)}`],
    ['with a hyphen', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with a hyphen that doesn’t break', (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}`],
    ['with a dash', (code) => `${code.slice(0, 3)}–${code.slice(3)}`],
    ['with signs that no one sees', (code) => `\u200e${code}\u200b`],
    ['in wide digits', wide],
    ['in Arabic digits', arabic],
    ['with a line break', (code) => `${code}\r\n`],
  ]

  async function step(id: number) {
    const { passwordHash } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const { email } = await db().user.update({ where: { id }, data: { passwordHash } })
    return fetch('/auth/login', { form: { email, password: demoPassword } })
  }

  test.each(WRITTEN)('%s is read', async (_, write) => {
    const id = await newcomer()
    const key = await withSecondFactor(id)
    const cookie = cookiesOf(await step(id))
    const answer = await fetch('/auth/second-factor', { cookie, form: { code: write(codeOf(key)) } })
    expect(answer.status).toBe(303)
  })

  test.each([
    '',
    '12345',
    '1234567',
    '20 digits 12345678901234567890',
    'abcdef',
    '000000\0',
    '-123456',
    '1e5',
    '12345６7',
    '٠',
    '½⅓¼',
    '１２３',
  ])('that is none (%j) is refused in its form, and a spent one, too', async (code) => {
    const id = await newcomer()
    const key = await withSecondFactor(id)
    const cookie = cookiesOf(await step(id))
    expect((await fetch('/auth/second-factor', { cookie, form: { code } })).status).toBe(400)
    const right = codeOf(key)
    expect((await fetch('/auth/second-factor', { cookie, form: { code: right } })).status).toBe(303)
    const again = cookiesOf(await step(id))
    expect((await fetch('/auth/second-factor', { cookie: again, form: { code: right } })).status).toBe(400)
  })
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  '{"id":{}}',
  '{"id":"x","response":null}',
  '{',
  'x'.repeat(1_000_000),
  '{"__proto__":{"id":"x"}}',
  '{"id":"\ud800"}',
  '{"rawId":1,"id":2,"type":"public-key","response":{"clientDataJSON":"%%%"}}',
])('a passkey of %.40j is refused in words', async (credential) => {
  const challenge = await fetch('/auth/passkey/challenge', { method: 'POST', form: {} })
  for (const cookie of [cookiesOf(challenge), 'passkey=x', undefined]) {
    const { status } = await fetch('/auth/passkey', { cookie, form: { credential } })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
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

test('after too many wrong passwords the right one waits too, and the page says how long', async () => {
  const form = { email: emailOf('single-program'), password: 'wrong' }
  let status = 0
  for (let count = 0; count < 40 && status !== 429; count++)
    status = (await fetch('/auth/login', { form })).status
  expect(status).toBe(429)
  const right = await visit('/auth/login', { form: { ...form, password: demoPassword } })
  expect([right.status, right.page.find('[name=email]').getAttribute('value')]).toEqual([429, form.email])
  expect(Number(right.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(right.page.text('main')).toMatch(/minute|hour/)
})
