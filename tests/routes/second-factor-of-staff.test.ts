// @one-database: whom a rule is for is decided above the database.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unlockAccount } from '#app/domain/second-factor/administer.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { mailTo } from '../support/mail.ts'
import { cookiesOf, setUp, withPassword } from '../support/second-factor.ts'

const RULES = '/admin/sign-in'
const PAGE = '/profile/second-factor'

async function require(isNeeded: boolean) {
  await visit(RULES, { as: 'admin', form: isNeeded ? { staffNeedSecondFactor: 'on' } : {} })
}

const clear = async () => {
  await db().rateLimit.deleteMany()
  await db().secondFactor.deleteMany()
  await db().signInRules.deleteMany()
  await db().changeEntry.deleteMany({ where: { kind: 'sign-in' } })
}
beforeEach(clear)
afterEach(clear)

describe('a second factor that administrators ask of staff', () => {
  test.each(['staff', 'event-manager', 'admin'] as const)(
    'is set up by %s before anything else',
    async (one) => {
      await require(true)
      const cookie = await signIn(one)
      for (const address of ['/', '/directory', '/admin', '/auth/set-role']) {
        expect((await fetch(address, { cookie })).headers.get('location')).toBe(PAGE)
      }
      const { page } = await visit(PAGE, { cookie })
      expect(page.text('main .notice')).toBe(
        'Everyone who works on this site needs a second factor. Set it up to go on.',
      )
      expect((await fetch('/endpoints/search?search=anyone', { cookie })).status).toBe(403)
      const { cookie: ready } = await setUp(one)
      expect((await fetch('/admin', { cookie: ready })).status).toBe(200)
    },
  )

  test('is asked of nobody else, and of nobody who is acted as', async () => {
    await setUp('staff')
    await require(true)
    expect((await fetch('/directory', { as: 'alumni' })).status).toBe(200)
    expect((await fetch('/directory', { as: 'staff' })).status).toBe(200)
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('event-manager') } })
    const acting = cookiesOf(await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} }))
    expect((await fetch('/partner-management/my-partners', { cookie: acting })).status).toBe(200)
  })

  test('is no longer asked for once the rule is gone, and the history tells of both', async () => {
    await setUp('admin')
    await require(true)
    expect((await visit(RULES, { as: 'admin' })).page.text('main')).toMatch(/\b1 of \d+ have set it up\./)
    await require(true)
    await require(false)
    expect((await fetch('/directory', { as: 'staff' })).status).toBe(200)
    const { page } = await visit('/admin/history', { as: 'admin' })
    const told = page.texts('main .admin-page li').filter((text) => text.includes('Second factor for staff'))
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('turned off “Second factor for staff”')
  })

  test('signing out goes on', async () => {
    await require(true)
    const cookie = await signIn('staff')
    const response = await fetch('/auth/logout', { cookie, form: {} })
    expect(response.headers.get('location')).toBe('/auth/login')
  })
})

describe('an administrator', () => {
  test('takes a lost phone off an account, once, and the member is told', async () => {
    await setUp('alumni')
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const account = await visit(`/admin/members/${id}`, { as: 'admin' })
    expect(account.page.text('main')).toContain('Remove second factor')
    const address = `/admin/members/${id}/second-factor`
    expect((await visit(address, { as: 'staff' })).status).toBe(403)
    expect((await fetch(address, { as: 'staff', form: {} })).status).toBe(403)
    for (let count = 0; count < 2; count++) {
      expect((await fetch(address, { as: 'admin', form: {} })).headers.get('location')).toBe(
        `/admin/members/${id}`,
      )
    }
    expect((await withPassword('alumni')).to).toBe('/')
    const told = (await mailTo(emailOf('alumni'))).filter(({ subject }) => subject.includes('was removed'))
    expect(told).toHaveLength(1)
    expect((await visit(`/admin/members/${id}`, { as: 'admin' })).page.text('main')).not.toContain(
      'Remove second factor',
    )
  })
})

test('whoever runs the server takes it off too, and the history says so', async () => {
  await setUp('admin')
  expect(await unlockAccount(emailOf('admin'))).toBe('unlocked')
  expect(await unlockAccount(emailOf('admin'))).toBe('no second factor')
  expect(await unlockAccount('nobody@example.org')).toBe('no account')
  expect((await withPassword('admin')).to).toBe('/')
  const { page } = await visit('/admin/history', { as: 'admin' })
  expect(page.texts('main .admin-page li')[0]).toContain('removed the second factor of')
})
