// @one-database: who is let in is decided above the database.
import { hash } from '@node-rs/argon2'
import { beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, signIn as startSessionOf, visit } from '../support/app.ts'

const MISMATCH = 'Your email address and password do not match. Please try again.'

const signIn = (
  fields: Record<string, string>,
  address = '/auth/login',
  headers: Record<string, string> = {},
) => visit(address, { form: fields, headers })

const right = (account: Parameters<typeof emailOf>[0]) => ({
  email: emailOf(account),
  password: demoPassword,
})

beforeEach(() => db().rateLimit.deleteMany())

describe('signing in', () => {
  test('leads home and sets a session cookie that scripts and other sites do not get', async () => {
    const { response } = await signIn(right('alumni'))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
  })

  test('keeps the page that was asked for', async () => {
    const asked = await fetch('/directory?search=li&page=2')
    expect(asked.headers.get('location')).toBe('/auth/login?redirect=%2Fdirectory%3Fsearch%3Dli%26page%3D2')
    const { response } = await signIn(right('alumni'), asked.headers.get('location') ?? '')
    expect(response.headers.get('location')).toBe('/directory?search=li&page=2')
  })

  test('goes through the role picker where no role is current, with the page kept', async () => {
    const { response } = await signIn(right('no-role'), '/auth/login?redirect=/directory')
    expect(response.headers.get('location')).toBe('/auth/set-role?redirect=%2Fdirectory')
  })

  test('accepts the address in any case and with spaces around it', async () => {
    const { response } = await signIn({ email: ' ALUMNI@Example.org ', password: demoPassword })
    expect(response.status).toBe(303)
  })

  test.each([
    ['//evil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['https://app.example@evil.example'],
    ['javascript:alert(1)'],
    ['https:evil.example'],
    ['/%5Cevil.example'],
    ['/auth/login'],
    ['/directory.data?_routes=directory'],
  ])('never leads to %s', async (redirect) => {
    const { response } = await signIn(right('alumni'), `/auth/login?redirect=${encodeURIComponent(redirect)}`)
    expect(response.headers.get('location')).toMatch(/^\/(directory)?$/)
  })
})

test('a hash of former parameters is made anew when its password is next typed, and no session ends', async () => {
  const { email, password } = right('alumni')
  const cookie = await startSessionOf('alumni')
  const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 3, parallelism: 1 })
  await db().user.update({ where: { email }, data: { passwordHash } })
  expect((await signIn(right('alumni'))).response.status).toBe(303)
  const renewed = await db().user.findUniqueOrThrow({ where: { email } })
  expect(renewed.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(right('alumni'))).response.status).toBe(303)
  expect((await fetch('/directory', { cookie })).status).toBe(200)
})

test('an address typed to sign in is carried to the form for a new password', async () => {
  const { page } = await signIn({ email: emailOf('alumni'), password: 'mistyped' })
  const link = page.root.querySelector('a[href^="/auth/forgot-password"]')?.getAttribute('href') ?? ''
  const forgot = await visit(link)
  expect(forgot.page.form('form.form').fields.get('email')).toBe(emailOf('alumni'))
  const nonsense = await visit('/auth/forgot-password?email=nonsense')
  expect(nonsense.page.form('form.form').fields.get('email')).toBe('')
})

test('every form for a new password tells password managers whose it is', async () => {
  const { page } = await visit('/profile/change-password', { as: 'alumni' })
  const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('fellow') } })
  const secret = await db().$transaction((tx) => issueToken(tx, id, 'RESET'))
  const reset = await visit(`/auth/reset-password/${secret}`)
  const usernameIn = (it: typeof page) =>
    it.root.querySelector('main input[autocomplete=username]')?.getAttribute('value')
  expect([usernameIn(page), usernameIn(reset.page)]).toEqual([emailOf('alumni'), emailOf('fellow')])
})

describe('a refused sign-in', () => {
  test('says what each field lacks, in the title too, and keeps the address but not the password', async () => {
    const empty = await signIn({ email: '', password: '' })
    expect(empty.status).toBe(400)
    expect(empty.page.title).toMatch(/^Error: Sign in/)
    expect(empty.page.texts('.error-summary a')).toEqual([
      'Please enter your email address.',
      'Please enter your password.',
    ])
    const wrong = await signIn({ email: 'alumni@example.org', password: 'not-it' })
    expect(wrong.status).toBe(400)
    expect(wrong.page.text('.error-summary')).toContain(MISMATCH)
    expect(wrong.page.find('input[name=email]').getAttribute('value')).toBe('alumni@example.org')
    expect(wrong.page.find('input[name=password]').getAttribute('value') ?? '').toBe('')
    expect(await wrong.response.text()).not.toContain('not-it')
  })

  test('ties each message to its field', async () => {
    const { page } = await signIn({ email: 'nobody', password: 'x' })
    const email = page.find('input[name=email]')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    const described = email.getAttribute('aria-describedby') ?? ''
    expect(page.text(`#${described}`)).toContain('Please enter a valid email address.')
    expect(page.find('.error-summary a').getAttribute('href')).toBe(`#${email.getAttribute('id')}`)
  })

  test('answers alike for unknown addresses and for patterns that would match somebody', async () => {
    for (const email of [
      'nobody@example.org',
      '%@example.org',
      'alumn_@example.org',
      'alumni%@example.org',
    ]) {
      const { status, page } = await signIn({ email, password: demoPassword })
      expect(status).toBe(400)
      expect(page.text('.error-summary')).toContain(MISMATCH)
    }
  })

  test('asks to verify the address first, with 403', async () => {
    const { status, page } = await signIn(right('unverified'))
    expect(status).toBe(403)
    expect(page.text('.error-summary')).toContain('Please check your email for account verification.')
  })

  test('explains an account that was never set up instead of going round in circles', async () => {
    await db().$executeRaw`UPDATE "User" SET "givingBack" = NULL WHERE email = 'single-program@example.org'`
    const { status, response } = await signIn(right('single-program'))
    expect(status).toBe(403)
    expect(response.headers.get('set-cookie') ?? '').not.toContain('session=')
    await db().$executeRaw`UPDATE "User" SET "givingBack" = '{}' WHERE email = 'single-program@example.org'`
  })

  test('is limited by account whatever address a header claims, while the form says when to try again', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      await signIn({ email: 'alumni@example.org', password: 'wrong' }, '/auth/login', {
        'x-forwarded-for': `203.0.113.${attempt}`,
      })
    }
    const { status, page, response } = await signIn(right('alumni'))
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.text('.error-summary')).toMatch(/Try again in \d+ minutes?\./)
    expect((await signIn(right('fellow'))).status).toBe(303)
  })
})

describe('the limit of tries', () => {
  const WRONG = { email: 'alumni@example.org', password: 'wrong' }
  const statuses = async (times: number, fields: Record<string, string>) => {
    const answers = await Promise.all(Array.from({ length: times }, () => signIn(fields)))
    return answers.map(({ status }) => status).sort()
  }

  test('holds for many tries at once', async () => {
    expect(await statuses(25, WRONG)).toEqual([...Array(10).fill(400), ...Array(15).fill(429)])
  })

  test('does not count right passwords', async () => {
    for (let time = 0; time < 12; time++) expect((await signIn(right('alumni'))).status).toBe(303)
    expect(await statuses(12, WRONG)).toEqual([...Array(10).fill(400), 429, 429])
    expect(await db().rateLimit.findMany({ where: { points: { gt: 12 } } })).toEqual([])
  })

  test('of one address leaves the account open to its person elsewhere', async () => {
    await statuses(60, WRONG)
    const points = await db().rateLimit.findMany({ where: { key: { startsWith: 'signInByAccount:' } } })
    expect(points.map((it) => it.points)).toEqual([10])
  })

  test('counts all addresses of one IPv6 line as one', async () => {
    const from = (clientAddress: string) => visit('/auth/login', { form: WRONG, clientAddress })
    for (let attempt = 0; attempt < 10; attempt++) await from(`2001:db8:1:2:${attempt}::7`)
    expect((await from('2001:db8:1:2:ffff::7')).status).toBe(429)
    expect((await from('2001:db8:1:3::7')).status).toBe(400)
  })
})

describe('the login page opened with an error', () => {
  test.each([
    [
      '403',
      'We do not recognize your email address. If you are a Rising Leader and believe this is an error, please contact us at support@example.org',
    ],
    ['oauth', 'An unknown error has occurred. Try logging in again'],
  ])('%s says so', async (error, text) => {
    const { page } = await visit(`/auth/login/${error}`)
    expect(page.text('.notice')).toBe(text)
  })
})

describe('hostile bodies', () => {
  const post = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
    fetch('/auth/login', { body, method: 'POST', headers: { 'content-type': type } })

  test.each([
    ['a huge list index', 'rows[20000000].x=1'],
    ['a huge list index without a name', 'a[4294967294]=x'],
    ['deep names', 'a.b.c.d.e.f.g=1'],
    ['an index that is no number', 'email[$]=x&password=a'],
    ['a word for an index', 'email[x]=a'],
    ['an open bracket', 'email[=a'],
    ['dots alone', '..=a'],
    ['no name', '=a'],
    ['a prototype', '__proto__.admin=1'],
    ['a null byte in a name', 'a%00b=1'],
    ['a long name', `${'n'.repeat(200)}=1`],
    ['too many fields', Array.from({ length: 50_000 }, (_, n) => `f${n}=1`).join('&')],
    ['a broken intent', '__intent__=notjson&email=a'],
    [
      'an intent for a list that is none',
      `__intent__=${encodeURIComponent('{"type":"reorder","payload":{"name":"email","from":0,"to":9}}')}`,
    ],
  ])('with %s get a 4xx at once', async (_, body) => {
    const before = process.cpuUsage()
    const response = await post(body)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })

  test.each([
    ['JSON', '{"email":"a"}', 'application/json', 415],
    ['plain text', 'email=a', 'text/plain', 415],
    ['a broken multipart body', 'nonsense', 'multipart/form-data; boundary=x', 400],
    ['a megabyte', `email=${'a'.repeat(1_000_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('of %s are refused', async (_, body, type, status) => {
    expect((await post(body, type)).status).toBe(status)
  })

  test('with null bytes and over-long values get the form back', async () => {
    const { status } = await signIn({ email: `${'a'.repeat(5000)}@example.org`, password: 'p\0q' })
    expect(status).toBe(400)
  })

  test('malformed cookies are as good as none', async () => {
    for (const cookie of [
      'session=%E0%A4%A',
      `session=${'x'.repeat(4000)}`,
      'session=',
      '=;=;;',
      'notice=%%%; zone=Mars/One',
    ]) {
      const response = await fetch('/directory', { cookie })
      expect(response.headers.get('location')).toContain('/auth/login')
    }
  })

  test('a made-up time zone does not break a page', async () => {
    const response = await fetch('/auth/set-role', { as: 'no-role', cookie: 'zone=Mars/One' })
    expect(response.status).toBe(200)
  })
})

test('a page that is not signed in is never stored and carries the security headers', async () => {
  const { response } = await visit('/auth/login')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('vary')).toContain('Cookie')
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'nonce-[\w+/=]+' 'strict-dynamic'/,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{12}$/)
  expect(ORIGIN).toBe('http://localhost')
})
