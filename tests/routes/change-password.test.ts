// @one-database: what a new password ends is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { linkTo } from '../support/mail.ts'

const email = emailOf('alumni')
const change = (cookie: string, currentPassword: string, password: string, retyped = password) =>
  visit('/profile/change-password', {
    cookie,
    form: { currentPassword, password, passwordConfirmation: retyped },
  })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().user.update({ where: { email }, data: { passwordHash: await hashPassword(demoPassword) } })
})

describe('changing the password', () => {
  test('keeps this session under a new id, ends the others, and asks for the new one from then on', async () => {
    const [here, elsewhere] = [await signIn('alumni'), await signIn('alumni')]
    const { response } = await change(here, demoPassword, 'correct horse')
    expect(response.headers.get('location')).toBe('/profile/change-password')
    const renewed = response.headers.getSetCookie().find((it) => it.startsWith('session=')) ?? ''
    const next = renewed.split(';')[0] ?? ''
    expect(next).not.toBe(here)
    expect((await fetch('/directory', { cookie: next })).status).toBe(200)
    for (const cookie of [here, elsewhere])
      expect((await fetch('/directory', { cookie })).headers.get('location')).toMatch(/^\/auth\/login/)
    expect((await fetch('/auth/login', { form: { email, password: demoPassword } })).status).toBe(400)
    expect((await fetch('/auth/login', { form: { email, password: 'correct horse' } })).status).toBe(303)
  })

  test('sent twice at once changes it once, and the session of the one that counted goes on', async () => {
    const cookie = await signIn('alumni')
    const answers = await Promise.all([1, 2].map(() => change(cookie, demoPassword, 'correct horse')))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const cookies = answers.map(
      ({ response }) =>
        response.headers
          .getSetCookie()
          .find((it) => it.startsWith('session='))
          ?.split(';')[0],
    )
    const opened = await Promise.all(cookies.map((next) => fetch('/directory', { cookie: next })))
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 302])
  })

  test('makes links that were asked for before useless', async () => {
    await fetch('/auth/forgot-password', { form: { email } })
    const link = await linkTo(email, /reset-password/)
    await change(await signIn('alumni'), demoPassword, 'correct horse')
    expect((await visit(link)).status).toBe(404)
  })

  test('takes a password whole: spaces, accents in either form, long ones', async () => {
    const password = `  naïve ${'x'.repeat(240)} `
    await change(await signIn('alumni'), demoPassword, password.normalize('NFD'))
    expect((await fetch('/auth/login', { form: { email, password } })).status).toBe(303)
    expect((await fetch('/auth/login', { form: { email, password: password.trim() } })).status).toBe(400)
  })

  test('takes 256 characters of any kind, and they sign in', async () => {
    const password = `${'🐎'.repeat(255)}é`
    expect((await change(await signIn('alumni'), demoPassword, password)).status).toBe(303)
    expect((await fetch('/auth/login', { form: { email, password } })).status).toBe(303)
    expect((await change(await signIn('alumni'), password.normalize('NFD'), 'correct horse')).status).toBe(
      303,
    )
  })

  test('after the session has ended keeps no password, typed where it may', async () => {
    const { page } = await visit('/profile/change-password', { as: 'alumni' })
    const typed = {
      currentPassword: demoPassword,
      password: 'correct horse',
      passwordConfirmation: 'correct horse',
    }
    const toLogin = await submit(page.form('form.form', typed))
    expect(toLogin.headers.get('location')).toMatch(/^\/auth\/login\?redirect=.*stashed/)
    const [stashed] = await db().stashedForm.findMany({ where: { path: '/profile/change-password' } })
    expect(JSON.stringify(stashed?.fields)).not.toMatch(/correct horse|demo-password/)
  })

  test.each([
    ['wrong', 'correct horse', 'correct horse', 'Incorrect current password'],
    ['', 'correct horse', 'correct horse', 'Please enter your current password.'],
    [demoPassword, demoPassword, demoPassword, 'New password must be different from the previous password'],
    ['z'.repeat(257), 'correct horse', 'correct horse', 'Incorrect current password'],
    [
      'nai\u0308ve one',
      'naïve one',
      'naïve one',
      'New password must be different from the previous password',
    ],
    [demoPassword, 'short', 'short', 'Please enter at least 6 characters.'],
    [demoPassword, 'correct horse', 'correct', 'Your password values do not match. Please try again.'],
    [demoPassword, 'y'.repeat(257), 'y'.repeat(257), 'Please use 256 characters or fewer.'],
  ])('from %j to %.20j, retyped %.20j, says: %s', async (current, password, retyped, message) => {
    const { status, page, response } = await change(await signIn('alumni'), current, password, retyped)
    expect(status).toBe(400)
    expect(page.texts('.error-summary a')).toContain(message)
    expect(await response.text()).not.toContain('correct horse')
  })

  test('is refused after many wrong tries', async () => {
    const cookie = await signIn('alumni')
    for (let count = 0; count < 10; count++) await change(cookie, 'wrong', 'correct horse')
    expect((await change(cookie, demoPassword, 'correct horse')).status).toBe(429)
  })
})
