import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, entriesOf, post, pressUndo } from '../support/administration.ts'
import { type Asking, db, fetch, signIn, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { forgetMail, linkTo, mailTo } from '../support/mail.ts'

const staff = { as: 'staff' } as const satisfies Asking
type Account = 'admin' | 'staff' | 'alumni' | 'fellow' | 'unverified'

const userNow = (account: Account) =>
  db().user.findUniqueOrThrow({ where: { email: emailOf(account) }, include: { enrollments: true } })
const idOf = async (account: Account) => (await userNow(account)).id

/** Saves the form, and confirms what follows from it where the page asks for that. */
async function change(id: number, values: Record<string, string | string[]>, asking: Asking = admin) {
  const address = `/admin/members/${id}`
  const { page } = await visit(address, asking)
  const response = await submit(page.form('.admin-form', values), asking)
  const shown = new Page(await response.clone().text(), address)
  if (response.status !== 400 || !shown.text('main').includes('save again to confirm')) return response
  return submit(shown.form('.admin-form'), asking)
}

const roles = (account: Account, given: Role[]) =>
  db().user.update({
    where: { email: emailOf(account) },
    data: { roles: given, closedAt: null, emailVerifiedAt: account === 'unverified' ? null : new Date() },
  })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await forgetMail()
  await roles('admin', ['STAFF', 'ADMIN'])
  await roles('staff', ['STAFF'])
  await roles('alumni', ['ALUMNI'])
})

describe('the list of members', () => {
  test('finds hidden and unverified ones too, by name and address, and filters by role and account', async () => {
    const found = async (query: string, asking: Asking = staff) =>
      (await visit(`/admin/members?${query}`, asking)).page.text('.admin-page')
    expect(await found(`search=${encodeURIComponent(emailOf('unverified'))}`)).toContain(
      emailOf('unverified'),
    )
    expect(await found('account=unverified&search=example.org')).toContain(emailOf('unverified'))
    expect(await found('account=unverified')).not.toContain(emailOf('alumni'))
    expect(await found('role=ADMIN')).toContain(emailOf('admin'))
    expect(await found('role=ADMIN')).not.toContain(emailOf('alumni'))
    const { enrollments } = await userNow('fellow')
    const program = enrollments[0]?.programId
    expect(await found(`search=${emailOf('fellow')}&program=${program}`)).toContain(emailOf('fellow'))
  })

  test('is for staff and administrators, who make no members there and delete none', async () => {
    const id = await idOf('alumni')
    expect((await fetch('/admin/members', { as: 'event-manager' })).status).toBe(403)
    expect((await fetch('/admin/members/new', admin)).status).toBe(404)
    expect((await fetch(`/admin/members/${id}/delete`, admin)).status).toBe(404)
    expect((await fetch(`/admin/members/${id}/delete`, { ...admin, form: { version: '1' } })).status).toBe(
      404,
    )
  })
})

describe('a member’s page', () => {
  test('says what there is to know about the account, to staff without anything to change', async () => {
    const id = await idOf('alumni')
    await visit('/auth/login', { form: { email: emailOf('alumni'), password: demoPassword } })
    const { page } = await visit(`/admin/members/${id}`, staff)
    const facts = page.text('dl')
    for (const fact of [emailOf('alumni'), 'Password', 'Full Profile']) expect(facts).toContain(fact)
    expect(page.has('.admin-form')).toBe(false)
    expect(page.has('a[href$="/close"]')).toBe(false)
    const own = await visit(`/admin/members/${id}`, admin)
    expect(own.page.has('.admin-form')).toBe(true)
    expect(
      (await fetch(`/admin/members/${id}`, { ...staff, form: { roles: 'ADMIN', version: '1' } })).status,
    ).toBe(303)
    expect((await userNow('alumni')).roles).toEqual(['ALUMNI'])
  })

  test('shows the emails to the address and what became of them, and sends the right ones again', async () => {
    const id = await idOf('alumni')
    const { page } = await visit(`/admin/members/${id}`, staff)
    const form = page.form('form[action$="/send"]', {}, 'Send password email')
    await submit(form, staff)
    await submit(form, staff)
    expect((await mailTo(emailOf('alumni'))).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('new password'),
    ])
    const after = await visit(`/admin/members/${id}`, staff)
    expect(after.page.text('section:has(#emails)')).toContain('Set a new password')
    const welcome = { ...staff, form: { email: 'WELCOME_IMPORTED' } }
    expect((await fetch(`/admin/members/${id}/send`, welcome)).status).toBe(404)
    const [entry] = await entriesOf('members', id)
    expect(JSON.stringify(entry)).not.toMatch(/reset-password|token/)
  })
})

describe('roles', () => {
  test('are given after what follows was said, end sessions, and can be taken back', async () => {
    const id = await idOf('alumni')
    const cookie = await signIn('alumni')
    const { page } = await visit(`/admin/members/${id}`, admin)
    const asked = await submit(page.form('.admin-form', { roles: ['ALUMNI', 'STAFF'] }), admin)
    expect(asked.status).toBe(400)
    expect(await asked.text()).toMatch(/They get the role Staff\..*They’re signed out everywhere\./s)
    expect((await userNow('alumni')).roles).toEqual(['ALUMNI'])
    expect((await change(id, { roles: ['ALUMNI', 'STAFF'] })).status).toBe(303)
    expect((await userNow('alumni')).roles).toEqual(['ALUMNI', 'STAFF'])
    expect((await fetch('/messages', { cookie })).status).not.toBe(200)
    const [entry] = await entriesOf('members', id)
    expect(entry).toMatchObject({ recordName: '', changes: [{ path: 'roles', after: ['ALUMNI', 'STAFF'] }] })
    await pressUndo(entry?.id ?? 0)
    expect((await userNow('alumni')).roles).toEqual(['ALUMNI'])
  })

  test('sign nobody out who isn’t signed in, and don’t say so', async () => {
    const id = await idOf('unverified')
    const { page } = await visit(`/admin/members/${id}`, admin)
    const asked = await (await submit(page.form('.admin-form', { roles: ['STAFF'] }), admin)).text()
    expect(asked).toContain('They get the role Staff.')
    expect(asked).not.toContain('signed out everywhere')
  })

  test('are nobody’s own to change, and enrollments of theirs are', async () => {
    const id = await idOf('admin')
    const response = await change(id, { roles: ['STAFF'] })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('You can’t change your own roles.')
    expect((await userNow('admin')).roles).toEqual(['STAFF', 'ADMIN'])
  })

  test('leave one administrator who can sign in, though two take them from each other at once', async () => {
    for (let time = 0; time < 5; time++) {
      await db().$executeRaw`UPDATE "User" SET roles = '{STAFF}' WHERE 'ADMIN' = ANY(roles::text[])`
      await roles('admin', ['STAFF', 'ADMIN'])
      await roles('staff', ['STAFF', 'ADMIN'])
      const [ada, bo] = [await idOf('admin'), await idOf('staff')]
      const both = [change(bo, { roles: ['STAFF'] }, admin), change(ada, { roles: ['STAFF'] }, staff)]
      const answers = await Promise.all(both)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(await db().user.count({ where: { roles: { has: 'ADMIN' } } })).toBe(1)
    }
  })

  test('aren’t taken back by undo from the only administrator who can sign in', async () => {
    await db().$executeRaw`UPDATE "User" SET roles = '{STAFF}' WHERE 'ADMIN' = ANY(roles::text[])`
    await roles('admin', ['STAFF', 'ADMIN'])
    const id = await idOf('alumni')
    expect((await change(id, { roles: ['ALUMNI', 'ADMIN'] })).status).toBe(303)
    const [entry] = await entriesOf('members', id)
    const { passwordHash } = await userNow('admin')
    const wayIn = (hash: string | null) =>
      db().user.update({ where: { email: emailOf('admin') }, data: { passwordHash: hash } })
    await wayIn(null)
    await post(`/admin/history/${entry?.id}/undo`, {})
    expect((await userNow('alumni')).roles).toEqual(['ALUMNI', 'ADMIN'])
    await wayIn(passwordHash)
    await post(`/admin/history/${entry?.id}/undo`, {})
    expect((await userNow('alumni')).roles).toEqual(['ALUMNI'])
  })

  test('don’t count an administrator who was never verified', async () => {
    await db().$executeRaw`UPDATE "User" SET roles = '{STAFF}' WHERE 'ADMIN' = ANY(roles::text[])`
    await roles('admin', ['STAFF', 'ADMIN'])
    await roles('unverified', ['ADMIN'])
    await roles('staff', ['STAFF', 'ADMIN'])
    expect((await change(await idOf('staff'), { roles: ['STAFF'] })).status).toBe(303)
    expect((await change(await idOf('admin'), { email: 'desmond@example.org' })).status).toBe(400)
    expect((await userNow('admin')).roles).toContain('ADMIN')
  })
})

test('enrollments are added, changed and removed, and the directory follows', async () => {
  const id = await idOf('fellow')
  const before = (await userNow('fellow')).enrollments
  const program = await db().program.findFirstOrThrow({
    where: { id: { notIn: before.map(({ programId }) => programId) }, type: { excludedFromCards: false } },
  })
  const at = `enrollments[${before.length}]`
  const response = await change(id, {
    [`${at}.id`]: '',
    [`${at}.programId`]: String(program.id),
    [`${at}.startDate`]: '2026-02-01',
  })
  expect(response.status).toBe(303)
  const after = await userNow('fellow')
  expect(after.enrollments).toHaveLength(before.length + 1)
  expect(JSON.stringify(after.cardPrograms)).toContain(program.name)
  const [entry] = await entriesOf('members', id)
  await pressUndo(entry?.id ?? 0)
  expect((await userNow('fellow')).enrollments).toEqual(before)
})

test('organizations that a partner manager manages are searched one by one', async () => {
  const id = await idOf('alumni')
  const { id: organizationId, name } = await db().organization.findFirstOrThrow({
    where: { isPartner: true },
  })
  const response = await change(id, { 'managed[0].id': '', 'managed[0].chosen': String(organizationId) })
  expect(response.status).toBe(303)
  const managed = () =>
    db().organization.findMany({ where: { managers: { some: { id } } }, select: { id: true } })
  expect(await managed()).toEqual([{ id: organizationId }])
  const { page } = await visit(`/admin/members/${id}/history`, admin)
  expect(page.text('.admin-page ol')).toContain(name)
  const [entry] = await entriesOf('members', id)
  await pressUndo(entry?.id ?? 0)
  expect(await managed()).toEqual([])
})

test('a new address is told to both, ends sessions and mailed links, and signs in once it is verified', async () => {
  const id = await idOf('alumni')
  const [cookie, to] = [await signIn('alumni'), 'new.address@example.org']
  await visit('/auth/forgot-password', { form: { email: emailOf('alumni') } })
  const link = await linkTo(emailOf('alumni'), /reset-password/)
  expect((await change(id, { email: to })).status).toBe(303)
  expect((await fetch(link)).status).toBe(404)
  expect((await fetch('/messages', { cookie })).status).not.toBe(200)
  expect((await mailTo(emailOf('alumni')))[0]?.subject).toContain('was changed')
  const verify = await linkTo(to, /\/auth\/verify\//)
  const password = demoPassword
  expect((await visit('/auth/login', { form: { email: to, password } })).status).toBe(403)
  await fetch(verify, { form: {} })
  expect((await fetch('/auth/login', { form: { email: to, password } })).status).toBe(303)
  const [entry] = await entriesOf('members', id)
  expect(entry?.changes).toEqual([{ path: 'email', before: emailOf('alumni'), after: to }])
  await pressUndo(entry?.id ?? 0)
  expect((await db().user.findUniqueOrThrow({ where: { id } })).email).toBe(emailOf('alumni'))
  await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } })
})

test('an address that someone has is refused', async () => {
  const response = await change(await idOf('alumni'), { email: emailOf('fellow') })
  expect(await response.text()).toContain('Another member has this address.')
})

describe('a closed account', () => {
  const close = async (account: Account, asking: Asking = admin) =>
    fetch(`/admin/members/${await idOf(account)}/close`, { ...asking, form: { closed: 'true' } })

  test('is in no list, can’t sign in by any way, gets no email, and can be opened again', async () => {
    const id = await idOf('alumni')
    const cookie = await signIn('alumni')
    expect((await close('alumni')).status).toBe(303)
    expect(await userNow('alumni')).toMatchObject({ listed: false })
    expect((await fetch('/messages', { cookie })).status).not.toBe(200)
    const login = await visit('/auth/login', { form: { email: emailOf('alumni'), password: demoPassword } })
    expect(login.page.text('.error-summary')).toContain('Your account is closed.')
    await visit('/auth/forgot-password', { form: { email: emailOf('alumni') } })
    await visit('/auth/verify', { form: { email: emailOf('alumni') } })
    expect(await mailTo(emailOf('alumni'))).toEqual([])
    expect((await fetch(`/profile/${id}`, { as: 'fellow' })).status).toBe(404)
    const list = await visit('/admin/members?account=closed', admin)
    expect(list.page.text('tbody')).toContain(emailOf('alumni'))
    await fetch(`/admin/members/${id}/close`, { ...admin, form: { closed: 'false' } })
    await fetch(await linkTo(emailOf('alumni'), /\/auth\/verify\//), { form: {} })
    expect(await userNow('alumni')).toMatchObject({ closedAt: null, listed: true })
    expect((await entriesOf('members', id)).slice(0, 2).map(({ action }) => action)).toEqual([
      'reopened the account of',
      'closed the account of',
    ])
  })

  test('is never one’s own, nor that of the last administrator, nor closed by staff', async () => {
    await close('admin')
    expect((await close('alumni', staff)).status).toBe(403)
    expect((await userNow('admin')).closedAt).toBeNull()
    expect((await userNow('alumni')).closedAt).toBeNull()
  })
})

test('a member is signed out everywhere by administrators alone', async () => {
  const id = await idOf('alumni')
  const cookie = await signIn('alumni')
  const address = `/admin/members/${id}/sign-out`
  expect((await fetch(address, { ...staff, form: {} })).status).toBe(403)
  expect((await fetch('/messages', { cookie })).status).toBe(200)
  const { page } = await visit(address, admin)
  await submit(page.form('.admin-page form', {}, 'Sign out everywhere'), admin)
  expect((await fetch('/messages', { cookie })).status).not.toBe(200)
})
