// @one-database: who may act as whom is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { type DemoAccount, demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { giveKudos } from '../support/kudos.ts'
import { converse, newcomer } from '../support/messages.ts'

const idOf = async (account: DemoAccount) =>
  (await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })).id

/** Starts acting and returns the cookie of the new session. */
async function impersonate(account: DemoAccount, as: DemoAccount = 'staff') {
  const own = await signIn(as)
  const response = await fetch(`/profile/${await idOf(account)}/act-as`, { cookie: own, form: {} })
  return { own, response, cookie: cookieOf(response) }
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const banner = async (cookie: string, address = '/directory') =>
  (await visit(address, { cookie })).page.texts('.acting-banner p')

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().auditEntry.deleteMany()
  await db().session.deleteMany()
})

describe('staff', () => {
  test('find the button on the profiles of members, not of staff, administrators and themselves', async () => {
    const offers = async (account: DemoAccount, as: DemoAccount) =>
      (await visit(`/profile/${await idOf(account)}`, { as })).page.has('form[action$="/act-as"]')
    expect(await offers('fellow', 'staff')).toBe(true)
    expect(await offers('hidden', 'staff')).toBe(true)
    for (const account of ['staff', 'admin', 'many-roles', 'unverified'] as const)
      expect(await offers(account, 'staff')).toBe(false)
    expect(await offers('fellow', 'alumni')).toBe(false)
    expect(await offers('fellow', 'partner-manager')).toBe(false)
  })

  test('act as a member in a session of its own, with the banner on every page, error pages too', async () => {
    const { own, response, cookie } = await impersonate('alumni')
    expect(response.headers.get('location')).toBe('/')
    expect((await fetch('/directory', { cookie: own })).headers.get('location')).toMatch(/^\/auth\/login/)
    for (const address of ['/directory', '/profile', `/profile/${await idOf('fellow')}`, '/no/such/page'])
      expect(await banner(cookie, address)).toEqual(['Currently acting as role: Alumni (Odile Marchand)'])
  })

  test('are themselves again by Done, in the staff role, and the former session is over', async () => {
    const { cookie } = await impersonate('alumni')
    const response = await fetch('/auth/stop-acting', { cookie, form: {} })
    expect(response.headers.get('location')).toBe(`/profile/${await idOf('alumni')}`)
    const done = cookieOf(response)
    expect(await banner(done)).toEqual([])
    expect((await visit(`/profile/${await idOf('hidden')}`, { cookie: done })).status).toBe(200)
    expect((await fetch('/directory', { cookie })).status).toBe(302)
  })

  test('change nothing by asking for the addresses', async () => {
    const own = await signIn('staff')
    const page = await fetch(`/profile/${await idOf('fellow')}/act-as`, { cookie: own })
    expect(page.headers.get('set-cookie')).toBeNull()
    const { cookie } = await impersonate('fellow')
    await fetch('/auth/stop-acting', { cookie })
    expect(await banner(cookie)).toEqual(['Currently acting as role: Fellow (Imani Okafor)'])
  })
})

test('whoever acts as a member is shown nothing that is for the member’s own eyes', async () => {
  const { cookie } = await impersonate('alumni')
  const job = await db().affiliation.findFirstOrThrow({
    where: { userId: await idOf('alumni'), type: 'EMPLOYMENT' },
  })
  const form = `/profile/employment/${job.id}/edit`
  const pages = ['/profile/demographic-information', '/profile/employment-status']
  for (const address of pages) {
    expect((await fetch(address, { cookie })).headers.get('location'), address).toBe('/')
    expect((await fetch(address, { cookie, form: {} })).status, address).toBe(403)
  }
  expect((await fetch(form, { cookie })).status).toBe(403)
  expect((await fetch(form, { cookie, form: {} })).status).toBe(403)
  const { page } = await visit('/profile', { cookie })
  for (const address of [...pages, form]) expect(page.has(`a[href="${address}"]`), address).toBe(false)
  expect(page.has('a[href="/profile/introduction"]')).toBe(true)
  expect(page.has('a[href^="/profile/education/"][href$="/edit"]')).toBe(true)
  const own = await visit('/profile', { as: 'alumni' })
  for (const address of [...pages, form]) expect(own.page.has(`a[href="${address}"]`), address).toBe(true)
})

test('starting and stopping twice at once opens one session each', async () => {
  const own = await signIn('staff')
  const address = `/profile/${await idOf('alumni')}/act-as`
  await Promise.all([1, 2, 3].map(() => fetch(address, { cookie: own, form: {} })))
  const acting = { impersonatorId: await idOf('staff'), userId: await idOf('alumni') }
  const before = await db().session.count({ where: acting })
  await db().session.deleteMany({ where: acting })
  expect(before).toBe(1)
  const { cookie } = await impersonate('alumni')
  const staff = { userId: await idOf('staff') }
  await db().session.deleteMany({ where: staff })
  await Promise.all([1, 2].map(() => fetch('/auth/stop-acting', { cookie, form: {} })))
  expect(await db().session.count({ where: staff })).toBe(1)
})

describe('nobody acts', () => {
  test.each(['staff', 'admin', 'many-roles', 'unverified'] as const)('as %s', async (account) => {
    const { response, own } = await impersonate(account)
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await banner(own)).toEqual([])
  })

  test.each(['alumni', 'partner-manager', 'event-manager', 'many-roles'] as const)(
    'as another while being %s',
    async (as) => {
      expect((await impersonate('fellow', as)).response.status).toBe(403)
    },
  )

  test('as somebody unknown, or as a second person while acting', async () => {
    const own = await signIn('staff')
    for (const id of ['999999', '0', 'x'])
      expect((await fetch(`/profile/${id}/act-as`, { cookie: own, form: {} })).status).toBe(403)
    const { cookie } = await impersonate('alumni')
    const second = await fetch(`/profile/${await idOf('fellow')}/act-as`, { cookie, form: {} })
    expect(second.status).toBe(403)
    expect(await banner(cookie)).toEqual(['Currently acting as role: Alumni (Odile Marchand)'])
  })
})

describe('while acting', () => {
  test('passwords, messages and the administrators’ application are out of reach', async () => {
    const { cookie } = await impersonate('alumni')
    expect((await fetch('/profile/change-password', { cookie })).headers.get('location')).toBe('/')
    const change = { currentPassword: demoPassword, password: 'a new one', passwordConfirmation: 'a new one' }
    expect((await fetch('/profile/change-password', { cookie, form: change })).status).toBe(403)
    expect((await fetch('/messages', { cookie })).headers.get('location')).toBe('/')
    expect((await fetch('/messages', { cookie, form: { text: 'Hello' } })).status).toBe(403)
    const sent = await db().message.count()
    const message = { text: 'Hello there', formKey: crypto.randomUUID() }
    const contact = `/profile/${await idOf('fellow')}/contact/message`
    expect((await fetch(contact, { cookie, form: message })).status).toBe(409)
    expect(await db().message.count()).toBe(sent)
    expect((await fetch('/auth/set-role', { cookie, form: { role: 'ADMIN' } })).status).not.toBe(303)
  })

  test('what the member wrote to others is not on the pages that one writes to them from', async () => {
    const [alumni, other] = [await idOf('alumni'), await newcomer()]
    await converse([alumni, other], [alumni, 'Between the two of us'])
    const { cookie } = await impersonate('alumni')
    const page = (step: string, asking: { cookie: string } | { as: 'alumni' }) =>
      fetch(`/profile/${other}/contact/${step}`, asking)
    for (const step of ['intro', 'tips', 'message', 'message.data']) {
      const answer = await page(step, { cookie })
      expect([step, answer.status]).toEqual([step, 404])
      expect(await answer.text(), step).not.toContain('Between the two of us')
    }
    expect(await (await page('message', { as: 'alumni' })).text()).toContain('Between the two of us')
  })

  test('the notes that go with kudos stay between whoever gave them and whoever got them', async () => {
    const [alumni, other] = [await idOf('alumni'), await newcomer()]
    await giveKudos(other, alumni, { note: 'For you alone' })
    const given = await giveKudos(alumni, other, { note: 'From me alone' })
    const { post } = await db().kudo.findUniqueOrThrow({ where: { id: given }, include: { post: true } })
    const { cookie } = await impersonate('alumni')
    const pages = [
      ['/kudos', 'For you alone'],
      [`/questions/${post.parentId}`, 'From me alone'],
      [`/questions/${post.parentId}/answers/${post.id}/kudos`, 'From me alone'],
    ] as const
    for (const [page, note] of pages) {
      const read = async (asking: { cookie: string } | { as: 'alumni' }) => (await fetch(page, asking)).text()
      expect(await read({ as: 'alumni' }), page).toContain(note)
      expect(await read({ cookie }), page).not.toContain(note)
    }
  })

  test('seen marks are not made in the member’s name, however the address is spelled', async () => {
    const { cookie } = await impersonate('alumni')
    expect((await fetch('/%65ndpoints/kudos/seen', { cookie, form: { id: '1' } })).status).toBe(403)
    expect(
      (await fetch('/endpoints/conversations/1/seen', { cookie, form: { messageId: '1' } })).status,
    ).toBe(403)
  })

  test('a role is chosen for the session alone', async () => {
    const { cookie } = await impersonate('no-role')
    expect(cookie).not.toBe('')
    const chosen = await fetch('/auth/set-role', { cookie, form: { role: 'ALUMNI' } })
    expect(await banner(cookieOf(chosen))).toEqual(['Currently acting as role: Alumni (Lucía Fernández)'])
    const { currentRole } = await db().user.findUniqueOrThrow({ where: { email: emailOf('no-role') } })
    expect(currentRole).toBeNull()
  })

  test('every write is on record with both people', async () => {
    const { cookie } = await impersonate('alumni')
    await fetch('/profile/privacy-and-visibility', {
      cookie,
      form: { visibility: 'PUBLIC', version: 'PUBLIC' },
    })
    await fetch('/auth/stop-acting', { cookie, form: {} })
    const entries = await db().auditEntry.findMany({ orderBy: { id: 'asc' } })
    const both = { actorId: await idOf('staff'), subjectId: await idOf('alumni') }
    expect(entries).toMatchObject([
      { ...both, action: 'started to act as' },
      { ...both, action: 'POST', path: '/profile/privacy-and-visibility' },
      { ...both, action: 'POST', path: '/auth/stop-acting' },
      { ...both, action: 'stopped acting as' },
    ])
  })

  test('staff read the record, by names, paths and times; nobody else does', async () => {
    const { cookie } = await impersonate('alumni')
    await fetch('/profile/privacy-and-visibility', {
      cookie,
      form: { visibility: 'PUBLIC', version: 'PUBLIC' },
    })
    const address = `/profile/${await idOf('alumni')}/audit-trail`
    expect((await fetch(address, { cookie })).headers.get('location')).toBe('/')
    expect((await fetch(address, { as: 'alumni' })).headers.get('location')).toBe('/')
    const { page } = await visit(address, { as: 'staff' })
    expect(page.texts('main li p:first-child')).toEqual([
      'Grace Whitfield POST /profile/privacy-and-visibility',
      'Grace Whitfield started to act as',
    ])
    const { page: profile } = await visit(`/profile/${await idOf('alumni')}`, { as: 'staff' })
    expect(profile.has(`a[href="${address}"]`)).toBe(true)
  })

  test('it is over as soon as the role or the password of either changes', async () => {
    for (const account of ['staff', 'alumni'] as const) {
      const { cookie } = await impersonate('alumni')
      expect(await banner(cookie)).toHaveLength(1)
      await db().user.update({
        where: { email: emailOf(account) },
        data: { lastMajorUpdateDate: new Date() },
      })
      expect((await fetch('/directory', { cookie })).headers.get('location')).toMatch(/^\/auth\/login/)
    }
    const { cookie } = await impersonate('alumni')
    const email = emailOf('staff')
    await db().user.update({ where: { email }, data: { roles: ['ALUMNI'] } })
    expect((await fetch('/directory', { cookie })).headers.get('location')).toMatch(/^\/auth\/login/)
    await db().user.update({ where: { email }, data: { roles: ['STAFF'] } })
  })
})
