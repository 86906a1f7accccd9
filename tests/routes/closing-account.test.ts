import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { entriesOf } from '../support/administration.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { accountOf, CLOSE, close, endGrace, enter, KEEP, memberOf, PASSWORD } from '../support/closures.ts'
import { linkTo, mailTo } from '../support/mail.ts'
import { newcomer } from '../support/messages.ts'
import { newMember, passkeyOf, signInWith } from '../support/passkeys.ts'
import { cookiesOf, withSecondFactor, wrongCodeOf } from '../support/second-factor.ts'
import { endSubscriptions, subscribe } from '../support/subscriptions.ts'
import { codeOf } from '../support/totp.ts'

const DAYS_14 = 14 * 24 * 3_600_000

beforeEach(async () => {
  await db().rateLimit.deleteMany()
})

const actionsOf = async (id: number) => (await entriesOf('members', id)).map(({ action }) => action)

describe('the page to close one’s account', () => {
  test('says what goes, what stays and when, and offers the data first', async () => {
    const { id } = await memberOf()
    await db().user.update({ where: { id }, data: { timeZone: 'Pacific/Kiritimati' } })
    const { page } = await visit(CLOSE, { as: id })
    expect(page.texts('h2')).toEqual(
      expect.arrayContaining(['What we’ll delete', 'What stays, without your name', 'Keep a copy first']),
    )
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' })
    expect(page.text('.lead')).toContain(`On ${day.format(new Date(Date.now() + DAYS_14))} we’ll delete it`)
    expect(page.has('main a[href="/profile/my-data/json"]')).toBe(true)
  })

  test('is led to from the privacy page', async () => {
    const { page } = await visit('/profile/privacy-and-visibility', { as: await newcomer() })
    expect(page.has(`main a[href="${CLOSE}"]`)).toBe(true)
  })

  test('is nobody’s but the person’s: not of staff who act as them', async () => {
    const { id } = await memberOf()
    const acting = await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} })
    const cookie = cookiesOf(acting)
    expect((await fetch('/profile/privacy-and-visibility', { cookie })).status).toBe(200)
    expect((await fetch(CLOSE, { cookie })).status).not.toBe(200)
    expect((await fetch(CLOSE, { cookie, form: { password: PASSWORD } })).status).toBe(403)
    expect((await accountOf(id)).closedAt).toBeNull()
  })
})

describe('closing it', () => {
  test('takes the password', async () => {
    const { id } = await memberOf()
    const wrong = await visit(CLOSE, { as: id, form: { password: 'not this one' } })
    expect([wrong.status, wrong.page.text('.error-summary')]).toEqual([
      400,
      expect.stringContaining('Incorrect password'),
    ])
    const none = await visit(CLOSE, { as: id, form: {} })
    expect([none.status, none.page.text('.error-summary')]).toEqual([
      400,
      expect.stringContaining('Please enter your password.'),
    ])
    expect(await accountOf(id)).toMatchObject({ closedAt: null, closure: null })
  })

  test('waits after many wrong ones, and loses nothing by that', async () => {
    const { id } = await memberOf()
    for (let tries = 0; tries < 10; tries++) await fetch(CLOSE, { as: id, form: { password: 'wrong' } })
    const late = await visit(CLOSE, { as: id, form: { password: PASSWORD } })
    expect([late.status, late.page.text('.error-summary')]).toEqual([
      429,
      expect.stringContaining('Too many attempts.'),
    ])
    expect(late.response.headers.get('retry-after')).not.toBeNull()
    expect((await accountOf(id)).closedAt).toBeNull()
  })

  test('takes a code too where signing in does', async () => {
    const { id } = await memberOf()
    const key = await withSecondFactor(id)
    const wrong = await visit(CLOSE, { as: id, form: { password: PASSWORD, code: wrongCodeOf(key) } })
    expect([wrong.status, wrong.page.text('.error-summary')]).toEqual([
      400,
      expect.stringContaining('This code isn’t right'),
    ])
    expect((await close(id, { password: PASSWORD, code: codeOf(key) })).status).toBe(303)
    expect((await accountOf(id)).closedAt).not.toBeNull()
  })

  test('asks nothing more of whoever has only ever signed in with a provider', async () => {
    const id = await newMember()
    expect((await visit(CLOSE, { as: id })).page.has('input[type=password]')).toBe(false)
    expect((await close(id, {})).status).toBe(303)
    expect((await accountOf(id)).closure).not.toBeNull()
  })

  test('signs the member out everywhere, and hides them as a closed account is', async () => {
    const { id, email } = await memberOf()
    const [here, elsewhere] = [await signIn(id), await signIn(id)]
    const { deletesAt, requestedAt } = await closedBy(here, id)
    expect(deletesAt.getTime() - requestedAt.getTime()).toBe(DAYS_14)
    for (const cookie of [here, elsewhere])
      expect((await fetch('/messages', { cookie })).status).not.toBe(200)
    expect((await fetch(`/profile/${id}`, { as: 'fellow' })).status).toBe(404)
    expect(await accountOf(id)).toMatchObject({ listed: false, email, closedAt: requestedAt })
  })

  async function closedBy(cookie: string, id: number) {
    const response = await close(id, { password: PASSWORD }, { cookie })
    expect(response.headers.get('location')).toBe('/auth/login')
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^session=;/))
    const { page } = await visit('/auth/login', { cookie: cookiesOf(response) })
    expect(page.text('.notice')).toContain('Your account is closed. We’ll delete it on ')
    const { closure } = await accountOf(id)
    if (!closure) throw new Error('The account isn’t closed')
    return closure
  }

  test('sends one email, with the day and a link, and nothing else from then on', async () => {
    const { id, email } = await memberOf()
    await db().user.update({ where: { id }, data: { timeZone: 'Pacific/Kiritimati' } })
    await close(id)
    const { closure } = await accountOf(id)
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' })
    await visit('/auth/verify', { form: { email } })
    const sent = await mailTo(email)
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Your account on MLT Community will be deleted on ${day.format(closure?.deletesAt)}`,
    ])
    expect(await linkTo(email, /login/)).toBe('/auth/login')
  })

  test('sends no email that came too late: the account is kept by then', async () => {
    const { id, email } = await memberOf()
    await close(id)
    const { cookie } = await enter(email)
    await fetch(KEEP, { cookie, form: { wish: 'keep' } })
    expect(await mailTo(email)).toEqual([])
  })

  test('is told to administrators, with the date, and in the history', async () => {
    const { id } = await memberOf()
    await close(id)
    const { page } = await visit(`/admin/members/${id}`, { as: 'admin' })
    expect(page.text('[aria-labelledby=account]')).toMatch(
      /Its owner closed this account. It will be deleted on .+, unless they sign in and keep it\..*Will be deleted/,
    )
    expect(await actionsOf(id)).toEqual(['asked to delete the account of'])
  })

  test('sent twice at once closes it once', async () => {
    const { id, email } = await memberOf()
    const cookie = await signIn(id)
    const answers = await Promise.all(
      [1, 2].map(() => fetch(CLOSE, { cookie, form: { password: PASSWORD } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await actionsOf(id)).toHaveLength(1)
    expect(await db().outboxEmail.count({ where: { to: email } })).toBe(1)
  })
})

describe('an account isn’t closed', () => {
  test('while a subscription goes on, which the page says and leads to', async () => {
    await subscribe('alumni', 'MONTHLY', 'ACTIVE')
    const { page } = await visit(CLOSE, { as: 'alumni' })
    expect(page.text('main .tone-warning')).toContain('You have a subscription')
    expect(page.has('main .tone-warning a[href="/subscriptions"]')).toBe(true)
    expect(page.has('main form input[name=password]')).toBe(false)
    const sent = await visit(CLOSE, { as: 'alumni', form: { password: demoPassword } })
    expect([sent.status, sent.page.text('main .tone-warning')]).toEqual([
      409,
      expect.stringContaining('Cancel it first'),
    ])
    const { closedAt } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    expect(closedAt).toBeNull()
    await db().subscription.updateMany({ data: { status: 'NON_RENEWING' } })
    expect((await visit(CLOSE, { as: 'alumni' })).page.has('main form input[name=password]')).toBe(true)
    await endSubscriptions()
  })

  test('that is the last administrator’s', async () => {
    const [only, ...others] = await db().user.findMany({
      where: { roles: { has: 'ADMIN' } },
      orderBy: { id: 'asc' },
    })
    expect(others).toEqual([])
    const id = only?.id ?? 0
    expect((await visit(CLOSE, { as: id })).page.text('main .tone-warning')).toContain(
      'You’re the last administrator',
    )
    const sent = await fetch(CLOSE, { as: id, form: { password: demoPassword } })
    expect([sent.status, (await accountOf(id)).closedAt]).toEqual([409, null])
    const second = await newMember({ roles: ['ADMIN'], currentRole: 'ADMIN', passwordHash: 'a hash' })
    expect((await visit(CLOSE, { as: id })).page.has('main .tone-warning')).toBe(false)
    await db().user.delete({ where: { id: second } })
  })
})

describe('signing in before it is deleted', () => {
  test('leads to one page, which keeps the account and signs in', async () => {
    const { id, email } = await memberOf()
    const before = await accountOf(id)
    await close(id)
    const { to, cookie } = await enter(email)
    expect([to, cookie]).toEqual([KEEP, expect.stringMatching(/^sign-in=/)])
    for (const address of ['/', '/directory', '/messages'])
      expect((await fetch(address, { cookie })).status).not.toBe(200)
    const { page } = await visit(KEEP, { cookie })
    expect(page.texts('main button')).toEqual(['Keep my account', 'Leave it closed'])
    const kept = await fetch(KEEP, { cookie, form: { wish: 'keep' } })
    const session = cookiesOf(kept)
    expect((await fetch('/messages', { cookie: session })).status).toBe(200)
    expect(await accountOf(id)).toMatchObject({
      closedAt: null,
      closure: null,
      emailVerifiedAt: before.emailVerifiedAt,
      listed: true,
    })
    expect(await actionsOf(id)).toEqual(['kept the account of', 'asked to delete the account of'])
    expect((await enter(email)).to).not.toBe(KEEP)
  })

  test('keeps it once when the form comes twice', async () => {
    const { id, email } = await memberOf()
    await close(id)
    const { cookie } = await enter(email)
    for (let time = 0; time < 2; time++) {
      const session = cookiesOf(await fetch(KEEP, { cookie, form: { wish: 'keep' } }))
      expect((await fetch('/messages', { cookie: session })).status).toBe(200)
    }
    expect(await actionsOf(id)).toHaveLength(2)
  })

  test('keeps nothing for whoever leaves, who has to sign in again', async () => {
    const { id, email } = await memberOf()
    await close(id)
    const { cookie } = await enter(email)
    const left = await fetch(KEEP, { cookie, form: { wish: 'leave' } })
    expect(left.headers.get('location')).toBe('/auth/login')
    expect((await fetch(KEEP, { cookie })).headers.get('location')).toBe('/auth/login')
    expect((await fetch(KEEP, { cookie, form: { wish: 'keep' } })).headers.get('location')).toBe(
      '/auth/login',
    )
    expect((await accountOf(id)).closedAt).not.toBeNull()
    expect((await fetch(KEEP, { cookie, form: { wish: 'neither' } })).status).toBe(400)
  })

  test('still takes the code where there is one: the password alone keeps nothing', async () => {
    const { id, email } = await memberOf()
    const key = await withSecondFactor(id)
    await close(id, { password: PASSWORD, code: codeOf(key, -1) })
    const first = await enter(email)
    expect(first.to).toBe('/auth/second-factor')
    expect((await fetch(KEEP, { cookie: first.cookie })).headers.get('location')).toBe('/auth/login')
    await fetch(KEEP, { cookie: first.cookie, form: { wish: 'keep' } })
    expect((await accountOf(id)).closedAt).not.toBeNull()
    const second = await fetch('/auth/second-factor', {
      cookie: first.cookie,
      form: { code: codeOf(key, 1) },
    })
    expect(second.headers.get('location')).toBe(KEEP)
    await fetch(KEEP, { cookie: cookiesOf(second), form: { wish: 'keep' } })
    expect((await accountOf(id)).closedAt).toBeNull()
  })

  test('works with a passkey too', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    await close(id, {})
    const { response, to } = await signInWith(device)
    expect(to).toBe(KEEP)
    await fetch(KEEP, { cookie: cookiesOf(response), form: { wish: 'keep' } })
    expect((await accountOf(id)).closedAt).toBeNull()
    expect((await signInWith(device)).to).not.toBe(KEEP)
  })

  test('works after a new password, whose email still comes', async () => {
    const { id, email } = await memberOf()
    await close(id)
    await visit('/auth/forgot-password', { form: { email } })
    const password = 'two other words'
    const link = await linkTo(email, /reset-password/)
    await fetch(link, { form: { password, passwordConfirmation: password } })
    expect((await accountOf(id)).closedAt).not.toBeNull()
    expect((await enter(email, password)).to).toBe(KEEP)
  })

  test('is refused once the grace is over', async () => {
    const { id, email } = await memberOf()
    await close(id)
    const { cookie } = await enter(email)
    await endGrace(id)
    expect((await fetch(KEEP, { cookie })).headers.get('location')).toBe('/auth/login')
    await fetch(KEEP, { cookie, form: { wish: 'keep' } })
    expect((await accountOf(id)).closedAt).not.toBeNull()
    expect((await enter(email)).page.text('.error-summary')).toContain('Your account is closed.')
  })
})
