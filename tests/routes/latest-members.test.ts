import { describe, expect, test } from 'vitest'
import { jobAt, memberWith, organizationOf } from '../support/affiliations.ts'
import { db, fetch, signIn } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'

const LONG_AGO = new Date('2020-01-01')

const changedAt = async (id: number) =>
  (await db().user.findUniqueOrThrow({ where: { id }, select: { profileChangedAt: true } })).profileChangedAt

/** Whether the change counts as one of the shown profile. */
async function counts(id: number, change: () => Promise<unknown>): Promise<boolean> {
  await db().user.update({ where: { id }, data: { profileChangedAt: LONG_AGO } })
  await change()
  return (await changedAt(id)) > LONG_AGO
}

const user = (id: number, data: Parameters<ReturnType<typeof db>['user']['update']>[0]['data']) => () =>
  db().user.update({ where: { id }, data })

describe('a profile counts as changed', () => {
  test.each<[string, Parameters<typeof user>[1]]>([
    ['a name', { lastName: 'Mensah' }],
    ['a middle name', { middleName: 'Ama' }],
    ['an introduction', { description: 'Changed' }],
    ['a link', { linkedin: 'https://www.linkedin.com/in/changed' }],
    ['an image', { profileImgUrl: '/images/changed', hasVisibleAvatar: true }],
    ['the visibility', { visibility: 'PRIVATE' }],
    ['a status that is shown', { employmentSearchStatus: 'Looking', employmentStatusVisible: true }],
  ])('with %s', async (_, data) => {
    const id = await newcomer({ employmentStatusVisible: false, hasVisibleAvatar: false })
    expect(await counts(id, user(id, data))).toBe(true)
    expect(await counts(id, user(id, data)), 'the same again').toBe(false)
  })

  test('with what stands beside it, added, changed or removed', async () => {
    const { id, ids } = await memberWith([jobAt(await organizationOf('Northwind'))])
    const where = { id: ids[0] as number }
    expect(await counts(id, () => db().affiliation.update({ where, data: { title: 'Lead' } }))).toBe(true)
    expect(await counts(id, () => db().affiliation.update({ where, data: { visible: false } }))).toBe(true)
    expect(await counts(id, () => db().affiliation.update({ where, data: { visible: true } }))).toBe(true)
    expect(await counts(id, () => db().affiliation.delete({ where }))).toBe(true)
    const interest = await db().interest.findFirstOrThrow()
    const row = { userId: id, interestId: interest.id }
    expect(await counts(id, () => db().memberInterest.create({ data: row }))).toBe(true)
    expect(await counts(id, () => db().memberInterest.deleteMany({ where: row }))).toBe(true)
    const contact = (data: object) => () => db().contactInformation.update({ where: { userId: id }, data })
    expect(
      await counts(id, contact({ preferredEmail: 'WORK', workEmail: 'w@example.org', emailVisible: true })),
    ).toBe(true)
    expect(await counts(id, contact({ workEmail: 'x@example.org' }))).toBe(true)
  })
})

describe('a profile counts as the same', () => {
  test.each<[string, Parameters<typeof user>[1]]>([
    ['a role', { roles: ['ALUMNI', 'STAFF'], currentRole: 'STAFF' }],
    ['a purchase', { chargebeeId: 'member-changed' }],
    ['an email', { notifiedUntil: new Date(), notificationEmails: 'DAILY' }],
    ['a password', { passwordHash: 'x', lastMajorUpdateDate: new Date() }],
    ['a time zone', { timeZone: 'Asia/Tokyo' }],
    ['a status that nobody sees', { employmentSearchStatus: 'Looking' }],
    ['giving back', { givingBack: [1], contactable: false }],
  ])('with %s', async (_, data) => {
    const id = await newcomer({ employmentStatusVisible: false })
    expect(await counts(id, user(id, data))).toBe(false)
  })

  test('with what its owner alone sees', async () => {
    const { id, ids } = await memberWith([jobAt(await organizationOf('Northwind'), { visible: false })])
    const where = { id: ids[0] as number }
    expect(await counts(id, () => db().affiliation.update({ where, data: { title: 'Lead' } }))).toBe(false)
    await db().affiliation.update({ where, data: { visible: true } })
    const own = { gpa: '3.5', managedBudget: 'None', annualSalary: '1', hrInitiatives: true }
    expect(await counts(id, () => db().affiliation.update({ where, data: own }))).toBe(false)
    const contact = { homePhone: '+1 312 555 0199', homeStreet: '2 Side Street', emailVisible: false }
    expect(
      await counts(id, () => db().contactInformation.update({ where: { userId: id }, data: contact })),
    ).toBe(false)
  })

  test('with signing in and choosing a role', async () => {
    const id = await newcomer({ roles: ['ALUMNI', 'STAFF'] })
    const signedIn = async () => {
      const cookie = await signIn(id)
      await fetch('/auth/switch-role', { cookie, form: {} })
      await fetch('/auth/set-role', { cookie, form: { role: 'ALUMNI' } })
    }
    expect(await counts(id, signedIn)).toBe(false)
  })
})
