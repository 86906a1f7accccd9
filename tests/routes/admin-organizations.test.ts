import { describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { pathOf, sendForm } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'

const userId = async (account: Parameters<typeof emailOf>[0]) =>
  (await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })).id

let count = 0
async function organization(name: string, more: Record<string, unknown> = {}) {
  count += 1
  const unique = `${name} ${count}`
  const key = unique.toLowerCase()
  return db().organization.create({ data: { name: unique, sortKey: key, searchKey: key, ...more } })
}

describe('an organization', () => {
  test('is made with partner and business facts, people and programs', async () => {
    const [owner, contact] = [await userId('staff'), await userId('alumni')]
    const program = await db().program.findFirstOrThrow()
    const response = await sendForm('/admin/organizations/new', {
      name: 'Bell & Sons',
      type: 'COMPANY',
      isPartner: 'on',
      ownerId: String(owner),
      'contacts[0].id': '',
      'contacts[0].chosen': String(contact),
      programs: String(program.id),
      isBusiness: 'on',
      shortDescription: 'Bells of every size',
    })
    expect(response.status).toBe(303)
    const id = Number(pathOf(response).split('/').at(-1))
    const made = await db().organization.findUniqueOrThrow({
      where: { id },
      include: { contacts: true, programs: true },
    })
    expect(made).toMatchObject({
      isPartner: true,
      isBusiness: true,
      ownerId: owner,
      sortKey: expect.any(String),
    })
    expect(made.contacts.map((one) => one.id)).toEqual([contact])
    expect(made.programs.map((one) => one.id)).toEqual([program.id])
    expect((await visit(`/alumni-business-registry/${id}`)).page.text('body')).toContain(
      'Bells of every size',
    )
  })

  test('is refused with a name and kind that are taken, and with a logo from elsewhere', async () => {
    const taken = await organization('Taken')
    const values = { name: taken.name, type: 'COMPANY', logoUrl: 'https://example.org/logo.png' }
    const text = await (await sendForm('/admin/organizations/new', values)).text()
    expect(text).toContain('There’s already one of this kind with that name.')
    expect(text).toContain('Please enter an address on this site')
  })

  test('that is renamed is renamed on its members’ cards and in search', async () => {
    const { id } = await organization('Before')
    const member = await userId('alumni')
    await db().affiliation.deleteMany({ where: { userId: member, type: 'EMPLOYMENT' } })
    await db().affiliation.create({
      data: {
        userId: member,
        type: 'EMPLOYMENT',
        organizationId: id,
        title: 'Founder',
        startDate: new Date('2020-01-01'),
      },
    })
    await sendForm(`/admin/organizations/${id}`, { name: 'Quartz and Sons' })
    const { occupation, searchText } = await db().user.findUniqueOrThrow({ where: { id: member } })
    expect(occupation).toBe('Founder, Quartz and Sons')
    expect(searchText).toContain('quartz')
  })
})
