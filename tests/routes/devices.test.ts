// @one-database: whose session it is is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { type DemoAccount, demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from '../support/app.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in with that browser and returns the cookie. */
async function signInWith(userAgent: string, account: DemoAccount = 'alumni') {
  const form = { email: emailOf(account), password: demoPassword }
  const response = await fetch('/auth/login', { form, headers: { 'user-agent': userAgent } })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const devices = async (cookie: string) => (await visit('/profile/devices', { cookie })).page
const isSignedIn = async (cookie: string) => (await fetch('/directory', { cookie })).status === 200

beforeEach(async () => {
  await db().session.deleteMany()
  await db().rateLimit.deleteMany()
})

describe('the signed-in devices', () => {
  test('are listed by browser and system, the present one first and marked', async () => {
    const phone = await signInWith(CHROME)
    await signInWith(FIREFOX)
    const page = await devices(phone)
    expect(page.texts('main li h2')).toEqual(['Chrome on Android', 'Firefox on Windows'])
    expect(page.texts('main li.card')[0]).toContain('This device')
    expect(page.texts('.side-menu [aria-current=page]')).toEqual(['Change Password'])
  })

  test('can be signed out one by one', async () => {
    const [phone, laptop] = [await signInWith(CHROME), await signInWith(FIREFOX)]
    const form = (await devices(phone)).form('main form[method=post]', {}, 'Sign out')
    const response = await fetch(form.action, { cookie: phone, form: form.fields })
    expect(response.headers.get('location')).toBe('/profile/devices')
    expect(await isSignedIn(phone)).toBe(true)
    expect(await isSignedIn(laptop)).toBe(false)
  })

  test('can be signed out all at once, but for the present one', async () => {
    const [phone, ...others] = [
      await signInWith(CHROME),
      await signInWith(FIREFOX),
      await signInWith(FIREFOX),
    ]
    await fetch('/profile/devices', { cookie: phone, form: {} })
    expect(await isSignedIn(phone)).toBe(true)
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false])
  })

  test('of somebody else stay signed in, whatever id is sent', async () => {
    const [own, other] = [await signInWith(CHROME), await signInWith(FIREFOX, 'fellow')]
    const foreign = await db().session.findFirstOrThrow({ where: { user: { email: emailOf('fellow') } } })
    await fetch('/profile/devices', { cookie: own, form: { device: foreign.id } })
    await fetch('/profile/devices', { cookie: own, form: {} })
    expect(await isSignedIn(other)).toBe(true)
  })

  test('keep their name through a change of role', async () => {
    const cookie = await signInWith(CHROME, 'many-roles')
    const away = await fetch('/auth/switch-role', { cookie, form: {} })
    const picker = away.headers.get('set-cookie')?.split(';')[0] ?? ''
    const chosen = await fetch('/auth/set-role', { cookie: picker, form: { role: 'ALUMNI' } })
    const page = await devices(chosen.headers.get('set-cookie')?.split(';')[0] ?? '')
    expect(page.texts('main li h2')).toEqual(['Chrome on Android'])
    expect(await isSignedIn(cookie)).toBe(false)
  })

  test('of staff hold the sessions in which they act as a member, and signing out ends those too', async () => {
    const [phone, laptop] = [await signInWith(CHROME, 'staff'), await signInWith(FIREFOX, 'staff')]
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const acting = await fetch(`/profile/${id}/act-as`, { cookie: laptop, form: {} })
    const cookie = acting.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await devices(phone)
    expect(page.texts('main li.card')[1]).toContain('acting as Odile Marchand')
    await fetch('/profile/devices', { cookie: phone, form: {} })
    expect(await isSignedIn(cookie)).toBe(false)
    expect((await fetch('/auth/stop-acting', { cookie, form: {} })).headers.get('location')).toMatch(
      /^\/auth\/login/,
    )
  })
})
