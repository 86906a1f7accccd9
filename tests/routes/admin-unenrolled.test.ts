// @one-database: what is said of someone is decided above the database.
import { beforeAll, describe, expect, test } from 'vitest'
import { admin, sendForm } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { uploaded } from '../support/imports.ts'
import { newcomer } from '../support/messages.ts'

const SAYS = 'A fellow without an enrollment is in no program'
const ATTENTION = 'section[aria-labelledby=attention] li'

let program: number
beforeAll(async () => {
  program = (await db().program.findFirstOrThrow()).id
  await db().user.updateMany({
    where: { roles: { has: 'FELLOW' }, enrollments: { none: {} } },
    data: { roles: ['ALUMNI'] },
  })
})

const enrolled = () => ({
  'enrollments[0].id': '',
  'enrollments[0].programId': String(program),
  'enrollments[0].startDate': '2026-01-15',
})

describe('a fellow without an enrollment', () => {
  test('is counted on the overview, which leads to exactly those', async () => {
    const attention = async (as: 'admin' | 'staff' = 'admin') =>
      (await visit('/admin', { as })).page.texts(ATTENTION).join()
    expect(await attention()).not.toContain('without an enrollment')
    const id = await newcomer({ roles: ['FELLOW'], firstName: 'Amara', lastName: 'Unenrolled' })
    expect(await attention()).toContain('1 fellow without an enrollment')
    // Staff can’t enroll anyone.
    expect(await attention('staff')).not.toContain('without an enrollment')
    const { page } = await visit('/admin/members?account=unenrolled', admin)
    expect(page.texts('tbody th')).toEqual(['Amara Unenrolled'])
    expect((await visit(`/admin/members/${id}`, admin)).page.text('main')).toContain(SAYS)
    await sendForm(`/admin/members/${id}`, enrolled())
    expect(await attention()).not.toContain('without an enrollment')
    expect((await visit(`/admin/members/${id}`, admin)).page.text('main')).not.toContain(SAYS)
  })

  test('is named where someone gets the role', async () => {
    const id = await newcomer({ roles: ['ALUMNI'], firstName: 'Bea', lastName: 'Promoted' })
    const { page } = await visit(`/admin/members/${id}`, admin)
    expect(page.text('main')).not.toContain(SAYS)
    const asked = await submit(page.form('.admin-form', { roles: ['ALUMNI', 'FELLOW'] }), admin)
    // What else follows from it is said first.
    await submit(new Page(await asked.text(), 'the page that asks').form('.admin-form'), admin)
    expect((await visit(`/admin/members/${id}`, admin)).page.text('main')).toContain(SAYS)
  })

  test.each([
    ['invited without one is named', {}, true],
    ['invited with one isn’t', null, false],
    ['who is invited as an alumnus needs none', { roles: 'ALUMNI' }, false],
  ])('%s', async (_, values, isSaid) => {
    const email = `${crypto.randomUUID()}@example.org`
    const person = { email, firstName: 'Noor', lastName: 'Haddad', roles: 'FELLOW' }
    const answer = await sendForm('/admin/invitations/new', { ...person, ...(values ?? enrolled()) })
    const { page } = await visit(answer.headers.get('location') ?? '', admin)
    expect(page.text('main').includes(SAYS)).toBe(isSaid)
  })

  test('is said once of many in a file, before anything is written', async () => {
    const lines = [1, 2, 3, 4, 5].map((number) => `many-${number}@example.org,Noor,Number ${number},Fellow`)
    const { page } = await uploaded(
      'invitations',
      ['Email address,First name,Last name,Roles', ...lines].join('\n'),
    )
    const said = page.texts('main li').filter((line) => line.includes(SAYS))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('many-1@example.org and 4 others: ')
  })

  test('is counted before several are emailed', async () => {
    await db().invitation.create({
      data: { email: 'alone@example.org', firstName: 'Al', lastName: 'One', roles: ['FELLOW'] },
    })
    const { page } = await visit('/admin/invitations/bulk?all=true&search=alone@&operation=send', admin)
    expect(page.text('main')).toContain(
      '1 of them would be a fellow without an enrollment, so in no program.',
    )
  })
})
