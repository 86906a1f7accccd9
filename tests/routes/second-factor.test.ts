// @one-database: what a code opens is decided above the database.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resealSecondFactors } from '#app/domain/second-factor/second-factor.server.ts'
import { settings } from '#app/settings.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { mailTo } from '../support/mail.ts'
import {
  beginSetUp,
  cookiesOf,
  forgetLastCode,
  setUp,
  withPassword,
  wrongCodeOf,
} from '../support/second-factor.ts'
import { codeOf } from '../support/totp.ts'

const PAGE = '/profile/second-factor'
const STEP = '/auth/second-factor'

const enter = (cookie: string, code: string, to = STEP) => visit(to, { cookie, form: { code } })
const isSignedIn = async (response: Response) =>
  (await fetch('/directory', { cookie: cookiesOf(response) })).status === 200

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().secondFactor.deleteMany()
  await db().signInStep.deleteMany()
  await db().signInRules.deleteMany()
  await db().outboxEmail.deleteMany()
})

describe('setting up a second factor', () => {
  test('takes the password, and a code of the app that has the key', async () => {
    const cookie = await signIn('alumni')
    const refused = await visit(`${PAGE}/set-up`, { cookie, form: { currentPassword: 'not this one' } })
    expect(refused.status).toBe(400)
    expect(refused.page.text('main')).toContain('Incorrect current password')
    const key = await beginSetUp(cookie)
    const wrong = await visit(`${PAGE}/confirm`, { cookie, form: { code: wrongCodeOf(key) } })
    expect(wrong.status).toBe(400)
    expect(wrong.page.text('main')).toContain('This code isn’t right.')
    const confirmed = await visit(`${PAGE}/confirm`, { cookie, form: { code: codeOf(key) } })
    expect(confirmed.page.text('h1')).toBe('Your second factor is on')
    expect(new Set(confirmed.page.texts('main li code')).size).toBe(10)
    expect((await visit(PAGE, { cookie })).page.text('main')).toContain('10 recovery codes are left.')
    expect(await mailTo(emailOf('alumni'))).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('A second factor protects your account') }),
    )
  })

  test('is nothing before the first code: the password alone signs in', async () => {
    await beginSetUp(await signIn('alumni'))
    expect((await withPassword('alumni')).to).toBe('/')
  })

  test('shows the key as a picture, as text and as a link, and never again after that', async () => {
    const cookie = await signIn('alumni')
    const key = await beginSetUp(cookie)
    const { page } = await visit(`${PAGE}/confirm`, { cookie })
    expect(page.root.querySelector('main svg[role=img] path')?.getAttribute('d')).toMatch(/^M\d/)
    const link = page.root.querySelector('main a[href^="otpauth:"]')?.getAttribute('href') ?? ''
    expect(new URL(link).searchParams.get('secret')).toBe(key)
    await visit(`${PAGE}/confirm`, { cookie, form: { code: codeOf(key) } })
    expect(await (await fetch(`${PAGE}/confirm`, { cookie })).text()).not.toContain(key)
    const { secret } = await db().secondFactor.findFirstOrThrow()
    expect(secret).not.toContain(key)
  })

  test('sent twice turns it on once', async () => {
    const cookie = await signIn('alumni')
    const form = { code: codeOf(await beginSetUp(cookie)) }
    const answers = await Promise.all([1, 2].map(() => fetch(`${PAGE}/confirm`, { cookie, form })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303])
    expect(await db().secondFactor.count()).toBe(1)
  })

  test('is nobody’s but the person’s: not of staff who act as them', async () => {
    await setUp('alumni')
    const staff = await signIn('staff')
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const acting = cookiesOf(await fetch(`/profile/${id}/act-as`, { cookie: staff, form: {} }))
    expect((await fetch(`${PAGE}/turn-off`, { cookie: acting })).status).not.toBe(200)
    expect((await fetch(`${PAGE}/turn-off`, { cookie: acting, form: { code: '000000' } })).status).not.toBe(
      400,
    )
    expect(await db().secondFactor.count()).toBe(1)
  })
})

describe('signing in with a second factor', () => {
  test('takes a code after the password, and leads on to the page that was asked for', async () => {
    const { key } = await setUp('alumni')
    const { to, cookie } = await withPassword('alumni', '/events')
    expect(to).toBe(`${STEP}?redirect=%2Fevents`)
    expect((await fetch('/directory', { cookie })).headers.get('location')).toMatch(/^\/auth\/login/)
    const { response } = await enter(cookie, codeOf(key), to)
    expect(response.headers.get('location')).toBe('/events')
    expect(await isSignedIn(response)).toBe(true)
  })

  test('refuses a wrong code, and one that was used', async () => {
    const { key } = await setUp('alumni')
    const first = await withPassword('alumni')
    expect((await enter(first.cookie, wrongCodeOf(key))).status).toBe(400)
    const code = codeOf(key)
    expect((await enter(first.cookie, code)).status).toBe(303)
    const second = await withPassword('alumni')
    const { status, page } = await enter(second.cookie, code)
    expect(status).toBe(400)
    expect(page.text('main')).toContain('This code isn’t right, or it was used before.')
    expect(page.root.querySelector('input[name=code]')?.getAttribute('value') ?? '').toBe('')
  })

  test('takes a code with spaces, a little early or late, but not of another time', async () => {
    const { key } = await setUp('alumni')
    for (const [code, status] of [
      [codeOf(key, -1).replace(/...(?=.)/, '$& '), 303],
      [codeOf(key, 1), 303],
      [codeOf(key, -40), 400],
      [codeOf(key, 40), 400],
    ] as const) {
      await forgetLastCode('alumni')
      expect((await enter((await withPassword('alumni')).cookie, code)).status).toBe(status)
    }
  })

  test('takes each recovery code once, however it’s typed', async () => {
    const { codes } = await setUp('alumni')
    const [code = ''] = codes
    const typed = ` ${code.replaceAll('-', ' ').toUpperCase()} `
    expect(await isSignedIn((await enter((await withPassword('alumni')).cookie, typed)).response)).toBe(true)
    expect((await enter((await withPassword('alumni')).cookie, code)).status).toBe(400)
    expect((await db().secondFactor.findFirstOrThrow()).recoveryCodes).toHaveLength(9)
  })

  test('sent twice at once signs in both times, with one code', async () => {
    const { key } = await setUp('alumni')
    const { cookie } = await withPassword('alumni')
    const code = codeOf(key)
    const answers = await Promise.all([enter(cookie, code), enter(cookie, code)])
    expect(await Promise.all(answers.map(({ response }) => isSignedIn(response)))).toEqual([true, true])
  })

  test('stops guessing, also with new sign-ins, and says for how long', async () => {
    const { key } = await setUp('alumni')
    for (let count = 0; count < 10; count++) {
      expect((await enter((await withPassword('alumni')).cookie, wrongCodeOf(key))).status).toBe(400)
    }
    const { response, page } = await enter((await withPassword('alumni')).cookie, codeOf(key))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(page.text('main')).toContain('Too many sign-in attempts.')
  })

  test('begins anew after ten minutes, and without the browser’s cookie', async () => {
    const { key } = await setUp('alumni')
    const { cookie } = await withPassword('alumni')
    expect((await enter('', codeOf(key))).response.headers.get('location')).toBe('/auth/login')
    await db().signInStep.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await enter(cookie, codeOf(key))).response.headers.get('location')).toBe('/auth/login')
    expect((await fetch(STEP, { cookie })).headers.get('location')).toBe('/auth/login')
  })

  test('is refused for an account that was closed meanwhile', async () => {
    const { key } = await setUp('alumni')
    const { cookie } = await withPassword('alumni')
    const where = { email: emailOf('alumni') }
    await db().user.update({ where, data: { closedAt: new Date() } })
    const { status, page } = await enter(cookie, codeOf(key))
    await db().user.update({ where, data: { closedAt: null } })
    expect(status).toBe(403)
    expect(page.text('main')).toContain('Your account is closed.')
  })

  test('goes on when the server’s secret changes, and is sealed with the new one', async () => {
    const { key } = await setUp('alumni')
    const former = settings().SESSION_SECRET
    const undo = await changeSettings({
      SESSION_SECRET: 'a new secret of thirty-two characters',
      FORMER_SESSION_SECRET: former,
    })
    afterwards = undo
    const before = (await db().secondFactor.findFirstOrThrow()).secret
    expect((await enter((await withPassword('alumni')).cookie, codeOf(key))).status).toBe(303)
    await resealSecondFactors()
    expect((await db().secondFactor.findFirstOrThrow()).secret).not.toBe(before)
    await undo()
    afterwards = await changeSettings({ SESSION_SECRET: 'a new secret of thirty-two characters' })
    await forgetLastCode('alumni')
    expect((await enter((await withPassword('alumni')).cookie, codeOf(key))).status).toBe(303)
  })
})

let afterwards = async () => {}
afterEach(() => afterwards())

describe('a second factor that is on', () => {
  test('is turned off with a code, and the member is told', async () => {
    const { cookie, key } = await setUp('alumni')
    expect((await visit(`${PAGE}/turn-off`, { cookie, form: { code: wrongCodeOf(key) } })).status).toBe(400)
    const { response } = await visit(`${PAGE}/turn-off`, { cookie, form: { code: codeOf(key) } })
    expect(response.headers.get('location')).toBe(PAGE)
    expect((await withPassword('alumni')).to).toBe('/')
    expect(await mailTo(emailOf('alumni'))).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('Your second factor was removed') }),
    )
  })

  test('gives new recovery codes for a code, and the old ones stop working', async () => {
    const { cookie, key, codes } = await setUp('alumni')
    const { page } = await visit(`${PAGE}/codes`, { cookie, form: { code: codeOf(key) } })
    const renewed = page.texts('main li code')
    expect(renewed).toHaveLength(10)
    expect(renewed.some((code) => codes.includes(code))).toBe(false)
    expect((await enter((await withPassword('alumni')).cookie, codes[0] ?? '')).status).toBe(400)
    expect((await enter((await withPassword('alumni')).cookie, renewed[0] ?? '')).status).toBe(303)
  })

  test('isn’t set up a second time', async () => {
    const { cookie } = await setUp('alumni')
    expect((await fetch(`${PAGE}/set-up`, { cookie })).headers.get('location')).toBe(PAGE)
    const before = await db().secondFactor.findFirstOrThrow()
    await beginSetUp(cookie).catch(() => '')
    expect(await db().secondFactor.findFirstOrThrow()).toEqual(before)
  })
})
