// @one-database: where a session leads is decided above the database.
import { describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'

const user = (account: Parameters<typeof emailOf>[0]) =>
  db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })

const leadsToLogin = async (cookie: string) =>
  (await fetch('/directory', { cookie })).headers.get('location') === '/auth/login?redirect=%2Fdirectory'

describe('a session ends', () => {
  test.each([
    [
      'when it has expired',
      async (id: number) =>
        db().session.updateMany({ where: { userId: id }, data: { expiresAt: new Date(0) } }),
    ],
    [
      'when its row has another shape',
      async (id: number) => db().session.updateMany({ where: { userId: id }, data: { shape: 0 } }),
    ],
    [
      'after a major update of the person',
      async (id: number) => db().user.update({ where: { id }, data: { lastMajorUpdateDate: new Date() } }),
    ],
    [
      'when its role is no longer held',
      async (id: number) => db().user.update({ where: { id }, data: { roles: ['FELLOW'] } }),
    ],
    [
      'when the address is no longer verified',
      async (id: number) => db().user.update({ where: { id }, data: { emailVerifiedAt: null } }),
    ],
    [
      'when there is no giving-back data',
      async (id: number) => db().$executeRaw`UPDATE "User" SET "givingBack" = NULL WHERE id = ${id}`,
    ],
  ])('%s', async (_, change) => {
    const before = await user('alumni')
    const cookie = await signIn('alumni')
    expect(await leadsToLogin(cookie)).toBe(false)
    await change(before.id)
    expect(await leadsToLogin(cookie)).toBe(true)
    const { emailVerifiedAt, roles, lastMajorUpdateDate } = before
    await db().user.update({
      where: { id: before.id },
      data: { emailVerifiedAt, roles, lastMajorUpdateDate, givingBack: [] },
    })
  })

  test('by logging out, which asking for the address does not do', async () => {
    const cookie = await signIn('alumni')
    for (const method of ['GET', 'HEAD']) await fetch('/auth/logout', { cookie, method })
    expect(await leadsToLogin(cookie)).toBe(false)
    const response = await fetch('/auth/logout', { cookie, form: { any: '1' } })
    expect(response.headers.get('location')).toBe('/auth/login')
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await leadsToLogin(cookie)).toBe(true)
  })
})

describe('the role picker', () => {
  test('offers each role that is held, with what it is for', async () => {
    const { page } = await visit('/auth/set-role', { as: 'no-role' })
    expect(page.text('h1')).toBe('How are you using MLT Community today?')
    expect(page.texts('main button[name=role]')).toEqual(['Alumni', 'Partner'])
    expect(page.text('main')).toContain('You can switch roles at any time.')
    expect(page.text('main')).toContain('Back to login')
  })

  test('sets the role, gives the session a new id and leads on to the page asked for', async () => {
    const cookie = await signIn('no-role')
    const response = await fetch('/auth/set-role?redirect=/directory', { cookie, form: { role: 'ALUMNI' } })
    expect(response.headers.get('location')).toBe('/directory')
    const renewed = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(renewed).not.toBe(cookie)
    expect(await leadsToLogin(cookie)).toBe(true)
    expect((await fetch('/directory', { cookie: renewed })).status).toBe(200)
    expect((await user('no-role')).currentRole).toBe('ALUMNI')
    await db().user.update({ where: { id: (await user('no-role')).id }, data: { currentRole: null } })
  })

  test.each([['STAFF'], ['PRESIDENT'], ['']])('refuses %s where it is not held', async (role) => {
    const { status, page } = await visit('/auth/set-role', { as: 'no-role', form: { role } })
    expect(status).toBe(400)
    expect(page.text('.notice')).toBe('An unknown error has occurred. Try logging in again')
    expect((await user('no-role')).currentRole).toBeNull()
  })

  test('leads administrators to the administration', async () => {
    const { id } = await user('admin')
    await db().user.update({ where: { id }, data: { currentRole: null } })
    const response = await fetch('/auth/set-role', { as: 'admin', form: { role: 'ADMIN' } })
    expect(response.headers.get('location')).toBe('/admin')
    await db().user.update({ where: { id }, data: { currentRole: 'STAFF' } })
  })

  test('changes the role and the session together or not at all', async () => {
    const cookie = await signIn('many-roles')
    await db().$executeRaw`ALTER TABLE "Session" ADD CONSTRAINT none_more CHECK (false) NOT VALID`
    const response = await fetch('/auth/switch-role', { cookie, form: { redirect: '/' } })
    await db().$executeRaw`ALTER TABLE "Session" DROP CONSTRAINT none_more`
    expect(response.status).toBe(500)
    expect((await user('many-roles')).currentRole).toBe('ALUMNI')
    expect(await leadsToLogin(cookie)).toBe(false)
  })

  test('explains an account without any role', async () => {
    const { id } = await user('no-role')
    await db().user.update({ where: { id }, data: { roles: [] } })
    const { status, page } = await visit('/auth/set-role', { as: 'no-role' })
    expect(status).toBe(200)
    expect(page.text('.notice')).toContain('You don’t have a role yet')
    await db().user.update({ where: { id }, data: { roles: ['ALUMNI', 'PARTNER'] } })
  })
})

test('Switch role leads through the picker back to the page that it was pressed on', async () => {
  const cookie = await signIn('many-roles')
  const { page } = await visit('/directory?search=a', { cookie })
  const response = await submit(page.form('form[action="/auth/switch-role"]'), { cookie })
  expect(response.headers.get('location')).toBe('/auth/set-role?redirect=%2Fdirectory%3Fsearch%3Da')
  await db().user.update({ where: { id: (await user('many-roles')).id }, data: { currentRole: 'ALUMNI' } })
})

test('nobody is sent round in circles', async () => {
  const accounts = [
    'no-role',
    'event-manager',
    'staff',
    'partner',
    'new-fellow',
    'hidden-fellow',
    'admin',
    'many-roles',
  ] as const
  for (const account of accounts) {
    for (const start of [
      '/',
      '/auth/login',
      '/auth/set-role',
      '/onboarding',
      '/partner-management',
      '/nope',
    ]) {
      let address = start
      let hops = 0
      for (;;) {
        const response = await fetch(address, { as: account })
        const location = response.headers.get('location')
        if (!location?.startsWith('/')) {
          expect([200, 404], `${account} from ${start} at ${address}`).toContain(response.status)
          break
        }
        address = location
        expect(++hops, `${account} from ${start}`).toBeLessThanOrEqual(3)
      }
    }
  }
})

test.each([
  '/auth/register',
  '/auth/verify',
  '/auth/verify/no-such-link',
  '/auth/forgot-password',
  '/auth/reset-password/no-such-link',
  '/auth/hide-profile/no-such-link',
])('someone who is signed in is told why %s doesn’t open', async (address) => {
  const cookie = await signIn('alumni')
  for (const form of [undefined, { email: 'someone@example.org' }]) {
    const { headers } = await fetch(address, { cookie, form })
    expect(headers.get('location')).toBe('/')
    const [notice = ''] = headers.getSetCookie().map((it) => it.split(';')[0])
    const { page } = await visit('/', { cookie: `${cookie}; ${notice}` })
    expect(page.text('main .notice')).toMatch(/^You’re signed in as .+\. Sign out first to open that page\./)
  }
})

test.each(['/auth/login', '/auth/login/403', '/auth/second-factor'])(
  'someone who is signed in is led on from %s without a word',
  async (address) => {
    const { headers } = await fetch(address, { as: 'alumni' })
    expect([headers.get('location'), headers.getSetCookie()]).toEqual(['/', []])
  },
)
