// @one-database: what an invitation may give is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, entriesOf, pathOf, pressUndo, sendForm } from '../support/administration.ts'
import { type Asking, db, fetch, signIn, submit, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { forgetMail, linkTo, mailTo } from '../support/mail.ts'

const staff = { as: 'staff' } as const satisfies Asking
const email = 'noor@example.org'
const noor = { email, firstName: 'Noor', lastName: 'Haddad', roles: 'FELLOW' }

const invite = (values: Record<string, string | string[]> = {}, asking: Asking = admin) =>
  sendForm('/admin/invitations/new', { ...noor, ...values }, undefined, asking)

async function invited(values: Record<string, string | string[]> = {}, asking: Asking = admin) {
  const response = await invite(values, asking)
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

const invitationNow = () =>
  db().invitation.findUniqueOrThrow({ where: { email }, include: { enrollments: true } })

const programId = async () =>
  (await db().program.findFirstOrThrow({ where: { name: { startsWith: 'Career Prep' } } })).id

const enrolled = async () => ({
  'enrollments[0].id': '',
  'enrollments[0].programId': String(await programId()),
  'enrollments[0].startDate': '2026-01-15',
})

const register = () =>
  visit('/auth/register', {
    form: { ...noor, password: 'two odd words', passwordConfirmation: 'two odd words' },
  })

const member = () => db().user.findUnique({ where: { email }, include: { enrollments: true } })

const changeRoles = (account: 'admin' | 'staff', roles: Role[]) =>
  db().user.update({ where: { email: emailOf(account) }, data: { roles } })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await forgetMail()
  await db().user.deleteMany({ where: { email } })
  await db().invitation.deleteMany({ where: { email } })
  await changeRoles('admin', ['STAFF', 'ADMIN'])
  await changeRoles('staff', ['STAFF'])
})

test('the lists of invitations and of members lead to each other', async () => {
  const also = async (kind: string) =>
    (await visit(`/admin/${kind}`, staff)).page.find('.lead a').getAttribute('href')
  expect(await also('members')).toBe('/admin/invitations')
  expect(await also('invitations')).toBe('/admin/members')
})

describe('an invitation', () => {
  test('says once it’s created that it isn’t emailed by that, and leads to where it is', async () => {
    const cookie = await signIn('admin')
    const answer = await invite({}, { cookie })
    const { text } = await noticeAfter(cookie, answer)
    expect(text).toContain('Invitation created. It isn’t emailed until you send it.')
    const notice = answer.headers
      .getSetCookie()
      .find((it) => it.startsWith('notice='))
      ?.split(';')[0]
    const { page } = await visit(pathOf(answer), { cookie: `${cookie}; ${notice}` })
    expect(page.find('.notice a').getAttribute('href')).toBe(`${pathOf(answer)}/email`)
  })

  test('sends nothing until its email is asked for, and then once however often that is sent', async () => {
    const id = await invited()
    expect(await mailTo(email)).toEqual([])
    const { page } = await visit(`/admin/invitations/${id}/email`, admin)
    const form = page.form('.admin-page form', {}, 'Send invitation')
    await submit(form, admin)
    await submit(form, admin)
    const [sent, ...more] = await mailTo(email)
    expect(sent?.subject).toContain('invited')
    expect(more).toEqual([])
    expect(await linkTo(email, /register/)).toBe('/auth/register')
    const again = await visit(`/admin/invitations/${id}/email`, admin)
    expect(again.page.text('.admin-page table')).toContain('Sent')
    expect(again.page.text('.admin-page form')).toContain('Send again')
  })

  test('makes a member with what it gives, and stays to say who has registered', async () => {
    const id = await invited({ ...(await enrolled()), roles: ['FELLOW', 'ALUMNI'] })
    const list = () => visit('/admin/invitations?search=noor', admin)
    expect((await list()).page.text('tbody')).toContain('Not signed up yet')
    expect((await register()).response.status).toBe(303)
    expect(await member()).toMatchObject({
      roles: ['FELLOW', 'ALUMNI'],
      enrollments: [{ startDate: new Date('2026-01-15') }],
    })
    expect((await list()).page.text('tbody')).toContain('Signed up')
    expect((await visit('/admin/invitations?search=noor&progress=waiting', admin)).page.has('tbody')).toBe(
      false,
    )
    const [entry] = await entriesOf('invitations', id)
    expect(entry).toMatchObject({ action: 'accepted', door: 'INVITATION' })
  })

  test('can’t change, be sent or be deleted once it is accepted', async () => {
    const id = await invited()
    await register()
    expect((await sendForm(`/admin/invitations/${id}`, { firstName: 'Nora' })).status).toBe(400)
    await fetch(`/admin/invitations/${id}/email`, { ...admin, form: {} })
    expect((await mailTo(email)).map(({ subject }) => subject).join()).not.toContain('invited')
    const { version } = await invitationNow()
    await fetch(`/admin/invitations/${id}/delete`, { ...admin, form: { version: String(version) } })
    expect(await invitationNow()).toMatchObject({ firstName: 'Noor' })
  })

  test('can be withdrawn, after which nobody registers with it, and that can be undone', async () => {
    const id = await invited(await enrolled())
    const { page } = await visit(`/admin/invitations/${id}/delete`, admin)
    await submit(page.form('.admin-page form', {}, 'Delete'), admin)
    expect((await register()).status).toBe(403)
    const [entry] = await entriesOf('invitations', id)
    await pressUndo(entry?.id ?? 0)
    expect(await invitationNow()).toMatchObject({ id, enrollments: [{ startDate: new Date('2026-01-15') }] })
  })

  test.each([
    ['a member has', { email: emailOf('alumni') }, 'A member already has this address.'],
    ['is no address', { email: 'noor' }, 'Please enter a valid email address.'],
    ['has no role', { roles: [] }, 'Please choose a role.'],
    ['is a partner of nobody', { roles: 'PARTNER' }, 'Please choose the organization'],
    ['has sub-roles and is no partner', { partnerRoles: 'PARTNER_LEAD' }, 'Only partners have sub-roles.'],
  ])('is refused for somebody who %s', async (_why, values, said) => {
    const response = await invite(values as Record<string, string | string[]>)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(said)
    expect(await db().invitation.count({ where: { email } })).toBe(0)
  })

  test('is refused for an address that is invited already, and for a program given twice', async () => {
    await invited()
    expect(await (await invite()).text()).toContain('This address already has an invitation.')
    const [one, program] = [await enrolled(), String(await programId())]
    const twice = { ...one, 'enrollments[1].id': '', 'enrollments[1].programId': program }
    const response = await invite({
      ...twice,
      'enrollments[1].startDate': '2026-02-01',
      email: 'other@example.org',
    })
    expect(await response.text()).toContain('This program is here twice.')
  })
})

describe('what staff may give', () => {
  test('is the membership of fellows, alumni and partners alone', async () => {
    const { page } = await visit('/admin/invitations/new', staff)
    expect(page.texts('#roles label, [id$=roles] label')).toEqual(['Fellow', 'Alumni', 'Partner'])
    for (const roles of ['ADMIN', 'STAFF', 'EVENT_MANAGER']) {
      expect((await invite({ roles: ['FELLOW', roles] }, staff)).status).toBe(400)
    }
    expect(await db().invitation.count({ where: { email } })).toBe(0)
  })

  test('is no sub-role and no enrollment, whatever the form says', async () => {
    const { id: organizationId } = await db().organization.findFirstOrThrow({ where: { isPartner: true } })
    await invited(
      {
        ...(await enrolled()),
        roles: 'PARTNER',
        organizationId: String(organizationId),
        partnerRoles: 'PARTNER_MANAGER',
      },
      staff,
    )
    expect(await invitationNow()).toMatchObject({ partnerRoles: [], enrollments: [], organizationId })
  })

  test('isn’t what an administrator has given: they neither change nor send that', async () => {
    const id = await invited({ roles: ['FELLOW', 'STAFF'] })
    expect((await sendForm(`/admin/invitations/${id}`, {}, undefined, staff)).status).toBe(400)
    await fetch(`/admin/invitations/${id}/email`, { ...staff, form: {} })
    expect(await mailTo(email)).toEqual([])
    expect(await invitationNow()).toMatchObject({ roles: ['FELLOW', 'STAFF'] })
  })
})

describe('an invitation whose author lost the right', () => {
  test('gives what the author may still give', async () => {
    const id = await invited({ ...(await enrolled()), roles: ['FELLOW', 'STAFF', 'ADMIN'] })
    await changeRoles('admin', ['STAFF'])
    await changeRoles('staff', ['STAFF', 'ADMIN'])
    const { page } = await visit(`/admin/invitations/${id}`, staff)
    expect(page.text('.notice')).toContain('may no longer give everything in it')
    await register()
    expect(await member()).toMatchObject({ roles: ['FELLOW'], enrollments: [] })
  })

  test('gives everything where someone who may has sent it since', async () => {
    const id = await invited({ roles: ['FELLOW', 'STAFF'] })
    await changeRoles('admin', ['STAFF'])
    await changeRoles('staff', ['STAFF', 'ADMIN'])
    await fetch(`/admin/invitations/${id}/email`, { ...staff, form: {} })
    await register()
    expect((await member())?.roles).toEqual(['FELLOW', 'STAFF'])
  })

  test('opens nothing where the author may invite nobody by now', async () => {
    await invited({}, staff)
    await changeRoles('staff', ['FELLOW'])
    expect((await visit('/admin/invitations?progress=lapsed', admin)).page.text('tbody')).toContain(email)
    expect((await register()).status).toBe(403)
    expect(await member()).toBeNull()
  })
})
