// @one-database: what a link may do is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { sendWelcomeEmails } from '#app/domain/accounts/imported-members.server.ts'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { forgetMail, linkTo, mailTo } from '../support/mail.ts'
import { withSecondFactor } from '../support/second-factor.ts'

const email = emailOf('fellow')
const ANSWER =
  'Thank you. If your email is in our database, an email containing instructions to reset your password has been sent to your email address.'
const RESET = /\/auth\/reset-password\//

const ask = (address = email) => fetch('/auth/forgot-password', { form: { email: address } })
const set = (link: string, password = 'a new one', passwordConfirmation = password) =>
  visit(link, { form: { password, passwordConfirmation } })
const login = (password: string) => fetch('/auth/login', { form: { email, password } })
const fellow = () => db().user.findUniqueOrThrow({ where: { email } })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().accountToken.deleteMany()
  await forgetMail()
})

describe('asking for a link', () => {
  test('is answered alike for members, strangers, unverified people and patterns', async () => {
    const bodies = new Set<string>()
    for (const address of [email, 'nobody@example.org', emailOf('unverified'), 'f_llow@example.org']) {
      const response = await ask(address)
      expect(response.status).toBe(303)
      const { page } = await visit(response.headers.get('location') ?? '')
      expect(page.text('.notice')).toBe(ANSWER)
      bodies.add(page.text('main'))
    }
    expect(bodies.size).toBe(1)
  })

  test('writes to members alone', async () => {
    await ask('nobody@example.org')
    await ask('f_llow@example.org')
    await ask()
    expect(await mailTo('nobody@example.org')).toEqual([])
    expect(await mailTo('f_llow@example.org')).toEqual([])
    expect(await mailTo(email)).toHaveLength(1)
  })

  test('is refused with the address kept after several in an hour, and goes on from elsewhere', async () => {
    for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(303)
    const { status, page } = await visit('/auth/forgot-password', { form: { email } })
    expect(status).toBe(429)
    expect(page.find('input[name=email]').getAttribute('value')).toBe(email)
  })

  test('for no address at all is explained', async () => {
    const { status, page } = await visit('/auth/forgot-password', { form: { email: 'imani' } })
    expect(status).toBe(400)
    expect(page.texts('.error-summary a')).toEqual(['Please enter a valid email address.'])
    expect(page.has('button[disabled]')).toBe(false)
  })
})

describe('a link to set a password', () => {
  test('works once, ends every session, and lets sign in with the new password alone', async () => {
    const cookie = await signIn('fellow')
    await ask()
    const link = await linkTo(email, RESET)
    expect((await set(link)).response.headers.get('location')).toBe('/auth/login')
    expect((await fetch('/directory', { cookie })).headers.get('location')).toMatch(/^\/auth\/login/)
    expect((await login(demoPassword)).status).toBe(400)
    expect((await login('a new one')).status).toBe(303)
    const again = await set(link, 'yet another')
    expect(again.status).toBe(404)
    expect(again.page.text('.notice')).toBe(
      'The link you followed is no longer valid. Please contact support@example.org for assistance.',
    )
    expect((await login('yet another')).status).toBe(400)
  })

  test('is no way around a second factor', async () => {
    const { id } = await fellow()
    await withSecondFactor(id)
    await ask()
    await set(await linkTo(email, RESET))
    const response = await login('a new one')
    await db().secondFactor.deleteMany({ where: { userId: id } })
    expect(response.headers.get('location')).toBe('/auth/second-factor')
    expect(response.headers.getSetCookie().some((it) => it.startsWith('session='))).toBe(false)
  })

  test('is replaced by a newer one', async () => {
    await ask()
    const first = await linkTo(email, RESET)
    await ask()
    const second = await linkTo(email, RESET)
    expect((await visit(first)).status).toBe(404)
    expect((await set(first)).status).toBe(404)
    expect((await set(second)).status).toBe(303)
  })

  test('sent twice at once sets one password', async () => {
    await ask()
    const link = await linkTo(email, RESET)
    const answers = await Promise.all([set(link, 'password one'), set(link, 'password two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404])
  })

  test('stops working after an hour', async () => {
    await ask()
    const link = await linkTo(email, RESET)
    await db().accountToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await visit(link)).status).toBe(404)
  })

  test('is of no use for another purpose', async () => {
    const { id } = await fellow()
    const hide = await db().$transaction((tx) => issueToken(tx, id, 'HIDE'))
    expect((await visit(`/auth/reset-password/${hide}`)).status).toBe(404)
    expect((await visit(`/auth/verify/${hide}`)).status).toBe(404)
  })

  test('is stored as a digest and verifies the address that it was sent to', async () => {
    await ask(emailOf('unverified'))
    const link = await linkTo(emailOf('unverified'), RESET)
    const secret = link.split('/').at(-1) ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await db().accountToken.findMany({ where: { id: secret } })).toEqual([])
    await set(link)
    const { emailVerifiedAt, listed } = await db().user.findUniqueOrThrow({
      where: { email: emailOf('unverified') },
    })
    expect(emailVerifiedAt).not.toBeNull()
    expect(listed).toBe(true)
  })

  test.each([
    ['', '', 'Please enter a password.'],
    ['short', 'short', 'Please enter at least 6 characters.'],
    ['short', 'different', 'Please enter at least 6 characters.'],
    ['long enough', '', 'Please confirm your password.'],
    ['long enough', 'different', 'Your password values do not match. Please try again.'],
  ])('refuses %j confirmed by %j and stays usable', async (password, confirmation, message) => {
    await ask()
    const link = await linkTo(email, RESET)
    const { status, page } = await set(link, password, confirmation)
    expect(status).toBe(400)
    expect(page.texts('.error-summary a')).toContain(message)
    for (const field of ['password', 'passwordConfirmation'])
      expect(page.texts(`[id$="${field}-error"] .error`).length, field).toBeLessThan(2)
    expect((await set(link)).status).toBe(303)
  })

  test('leads someone whose image is on LinkedIn on to taking it over', async () => {
    await ask()
    const link = await linkTo(email, RESET)
    const { page } = await visit(`${link}?linkedinImport`)
    expect(page.text('h1')).toBe('Welcome to MLT Community')
    const { response } = await set(`${link}?linkedinImport`)
    expect(response.headers.get('location')).toBe('/auth/login?redirect=%2Fprofile%2Fimage%2Fimport')
  })
})

describe('the welcome of an imported member', () => {
  const rafael = 'rafael@example.org'
  beforeEach(async () => {
    await db().user.deleteMany({ where: { email: rafael } })
    await db().user.create({
      data: {
        email: rafael,
        sfId: 'IMPORTED1',
        firstName: 'Rafael',
        lastName: 'Souza',
        roles: ['ALUMNI'],
        emailVerifiedAt: new Date(),
        givingBack: [],
      },
    })
  })

  test('goes to each once, and counting sends none', async () => {
    expect(await sendWelcomeEmails({ apply: false })).toBeGreaterThan(0)
    expect(await mailTo(rafael)).toEqual([])
    await sendWelcomeEmails({ apply: true })
    expect(await sendWelcomeEmails({ apply: true })).toBe(0)
    expect(await mailTo(rafael)).toHaveLength(1)
  })

  test('leads to a page that greets and sets the first password', async () => {
    await sendWelcomeEmails({ apply: true })
    const link = await linkTo(rafael, RESET)
    const { page } = await visit(link)
    expect(page.text('h1')).toBe('Welcome to MLT Community')
    expect((await set(link)).status).toBe(303)
    expect((await fetch('/auth/login', { form: { email: rafael, password: 'a new one' } })).status).toBe(303)
  })

  test('hides the profile by a button, never by opening the link, and leads on to a password', async () => {
    await sendWelcomeEmails({ apply: true })
    const link = await linkTo(rafael, /hide-profile/)
    const visibility = async () =>
      (await db().user.findUniqueOrThrow({ where: { email: rafael } })).visibility
    expect((await visit(link)).status).toBe(200)
    await fetch(link, { method: 'HEAD' })
    expect(await visibility()).toBe('PUBLIC')
    const answer = await fetch(link, { form: {} })
    expect(await visibility()).toBe('HIDDEN')
    const { page } = await visit(answer.headers.get('location') ?? '')
    expect(page.text('h1')).toBe('Your Profile is Hidden')
    expect((await visit(page.find('main a.btn').getAttribute('href') ?? '')).status).toBe(200)
    await db().accountToken.updateMany({ data: { expiresAt: new Date() } })
    const again = await visit(link, { form: {} })
    expect(again.status).toBe(404)
    expect(again.page.text('.notice')).toBe(
      'The link you followed is no longer valid. Please contact support for assistance.',
    )
  })
})
