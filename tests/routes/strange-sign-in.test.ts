// @one-database: codes and links are read above the database.
/** Signing in as old browsers, phones in other languages, and mail programs that spoil links make it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { cookiesOf, withSecondFactor } from '../support/second-factor.ts'
import { codeOf } from '../support/totp.ts'

beforeEach(() => db().rateLimit.deleteMany())

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
