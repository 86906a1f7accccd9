// @one-database: whose session it is is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, signIn, visit } from '../support/app.ts'
import { forgetMail, mailTo } from '../support/mail.ts'

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await forgetMail()
})

const credentials = { email: emailOf('alumni'), password: demoPassword }
const logIn = async (cookie?: string) => {
  const response = await fetch('/auth/login', { form: credentials, cookie })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const isSignedIn = async (cookie: string) => (await fetch('/directory', { cookie })).status === 200

describe('a session', () => {
  test('is never the one that a browser brought along', async () => {
    const planted = `session=${'A'.repeat(43)}`
    const given = await logIn(planted)
    expect(given).toMatch(/^session=[\w-]{43}$/)
    expect(given).not.toBe(planted)
    expect(await isSignedIn(planted)).toBe(false)
  })

  test('is opened by no secret that differs in a letter, nor by its id in the database', async () => {
    const cookie = await logIn()
    const secret = cookie.slice('session='.length)
    const other = (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)
    const ids = await db().session.findMany({ where: { user: { email: credentials.email } } })
    for (const forged of [other, secret.toLowerCase(), `${secret}=`, ...ids.map(({ id }) => id)])
      expect(await isSignedIn(`session=${forged}`), forged).toBe(false)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  test('is one of several, begun at the same moment, that end one by one', async () => {
    const [first = '', second = ''] = await Promise.all([logIn(), logIn()])
    expect(first).not.toBe(second)
    await fetch('/auth/logout', { cookie: first, form: {} })
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })
})

test('a notice that was changed on the way is not shown', async () => {
  const cookie = await signIn('alumni')
  const form = { visibility: 'PUBLIC', version: 'PUBLIC' }
  const response = await fetch('/profile/privacy-and-visibility', { cookie, form })
  const notice = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await visit('/profile', { cookie: `${cookie}; ${notice}` })).page.has('.notice')).toBe(true)
  const forged = notice.replace(/=(.)/, (_, sign) => `=${sign === 'e' ? 'f' : 'e'}`)
  expect((await visit('/profile', { cookie: `${cookie}; ${forged}` })).page.has('.notice')).toBe(false)
})

describe('the role picker', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2F/evil.example',
    '/auth/logout',
  ])('leads no further than this site when asked to lead to %s', async (evil) => {
    const address = `/auth/set-role?redirect=${encodeURIComponent(evil)}`
    const chosen = await fetch(address, { as: 'no-role', form: { role: 'ALUMNI' } })
    expect(chosen.headers.get('location')).toBe('/')
    const switched = await fetch('/auth/switch-role', { as: 'no-role', form: { redirect: evil } })
    expect(switched.headers.get('location')).toBe('/auth/set-role')
  })
})

test('mails lead to the address of the installation, whatever host a request names', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const form = { email: credentials.email }
  expect((await fetch('/auth/forgot-password', { form, headers })).status).toBe(303)
  const [letter] = await mailTo(credentials.email)
  const links = letter?.text.match(/https?:\S+/g) ?? []
  expect(links.map((link) => new URL(link).origin)).toEqual([ORIGIN])
})
