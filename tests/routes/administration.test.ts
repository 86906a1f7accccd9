// @one-database: who may administer what is decided above the database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '#app/domain/administered/kinds.server.ts'
import { adminLists } from '#app/domain/administered/lists.ts'
import { ADMINISTRATION } from '#app/domain/viewer/administration.ts'
import { impersonate } from '../support/acting.ts'
import { pathOf } from '../support/administration.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { newcomer } from '../support/messages.ts'

const administering = [
  ['staff', 'STAFF'],
  ['event-manager', 'EVENT_MANAGER'],
  ['admin', 'ADMIN'],
] as const

test.each(administering)('%s find in the menu exactly what they may administer', async (as, role) => {
  const { page } = await visit('/admin', { as })
  const shown = page.texts('nav[aria-label="Administration"] li')
  const allowed = kinds.filter(({ permission }) =>
    (ADMINISTRATION[permission] as readonly string[]).includes(role),
  )
  const further = [
    ['reviewReports', 'Reports'],
    ['signIn', 'Signing in'],
    ['status', 'Status'],
  ] as const
  const hidden: string[] = further.flatMap(([permission, title]) =>
    (ADMINISTRATION[permission] as readonly string[]).includes(role) ? [] : title,
  )
  const beside = ['Reports', 'Files', 'History', 'Signing in', 'Status']
  expect(shown).toEqual([
    'Overview',
    ...allowed.map(({ title }) => title),
    ...beside.filter((title) => !hidden.includes(title)),
  ])
})

test.each(administering)(
  '%s open exactly those kinds, to look at them and to add to them',
  async (as, role) => {
    for (const { name, permission, given } of kinds) {
      const isAllowed = (ADMINISTRATION[permission] as readonly string[]).includes(role)
      const statusOf = async (address: string) => (await fetch(address, { as })).status
      expect(await statusOf(`/admin/${name}`), name).toBe(isAllowed ? 200 : 403)
      expect(await statusOf(`/admin/${name}/new`), `new ${name}`).toBe(!isAllowed ? 403 : given ? 404 : 200)
      const posted = await fetch(`/admin/${name}/new`, { as, form: { version: '0' } })
      expect(posted.status, `POST ${name}`).toBe(!isAllowed ? 403 : given ? 404 : 400)
    }
  },
)

test('every kind has its list among those of the pages', () => {
  expect(Object.keys(adminLists).sort()).toEqual(kinds.map(({ name }) => name).sort())
})

test('the role picker leads to the administration and leaves the current role as it was', async () => {
  const cookie = await signIn('admin', 'ADMIN')
  const response = await fetch('/auth/set-role', { cookie, form: { role: 'ADMIN' } })
  expect(pathOf(response)).toBe('/admin')
  const { currentRole } = await db().user.findUniqueOrThrow({ where: { email: 'admin@example.org' } })
  expect(currentRole).toBe('STAFF')
})

test('an administrator without another role sees the administration alone', async () => {
  const [{ id } = { id: 0 }] = await db().user.findMany({ where: { email: 'no-role@example.org' } })
  const roles = { roles: ['ADMIN'] as const, currentRole: null, emailVerifiedAt: new Date() }
  await db().user.update({ where: { id }, data: { ...roles, roles: [...roles.roles] } })
  const { page } = await visit('/admin', { as: id })
  expect(page.texts('nav[aria-label="Primary"] a')).toEqual(['Administration'])
  expect(pathOf(await fetch('/auth/set-role', { as: id }))).toBe('/admin')
})

test('an administrator who asks for a page of members is told why it didn’t open', async () => {
  const id = await newcomer({ roles: ['ADMIN'], currentRole: null })
  const follow = async (address: string, cookie: string) => {
    const cookies = [cookie]
    let to = address
    for (let times = 0; times < 4; times++) {
      const response = await fetch(to, { cookie: cookies.join('; ') })
      for (const given of response.headers.getSetCookie()) cookies.push(given.split(';')[0] ?? '')
      const next = response.headers.get('location')
      if (!next) return visit(to, { cookie: cookies.join('; ') })
      to = next
    }
    throw new Error(`${address} leads on and on`)
  }
  const alone = await signIn(id)
  for (const [address, cookie] of [
    ['/search?q=okafor', alone],
    ['/directory', alone],
    ['/search', await signIn('admin', 'ADMIN')],
  ] as const) {
    const { page } = await follow(address, cookie)
    expect(page.text('h1'), address).toBe('Administration')
    expect(page.text('main .notice'), address).toContain('you only have access to the administration')
  }
  expect((await follow('/', alone)).page.has('main .notice')).toBe(false)
})

test('whoever acts as a member has no administration', async () => {
  const cookie = await impersonate('alumni')
  expect((await fetch('/admin', { cookie })).status).toBe(404)
  expect((await visit('/', { cookie })).page.texts('nav[aria-label="Primary"] a')).not.toContain(
    'Administration',
  )
})

describe('with an application of their own', () => {
  const ADMIN_APP_URL = 'https://admin.example.org/'
  let undo = async () => {}
  beforeAll(async () => {
    undo = await changeSettings({ ADMIN_APP_URL })
  })
  afterAll(() => undo())

  test('there is no administration here, and links lead there', async () => {
    for (const address of ['/admin', '/admin/links', '/admin/links/1', '/admin/history']) {
      expect((await fetch(address, { as: 'admin' })).status, address).toBe(404)
    }
    expect((await fetch('/admin/links/new', { as: 'admin', form: { label: 'x' } })).status).toBe(404)
    const { page } = await visit('/', { as: 'admin' })
    expect(page.has(`nav[aria-label="Primary"] a[href="${ADMIN_APP_URL}"]`)).toBe(true)
    const cookie = await signIn('admin', 'ADMIN')
    const response = await fetch('/', { cookie })
    expect(response.headers.get('location')).toBe(ADMIN_APP_URL)
    expect((await fetch('/auth/set-role', { cookie })).headers.get('content-security-policy')).toContain(
      'https://admin.example.org',
    )
  })
})
