import { beforeEach, describe, expect, test } from 'vitest'
import { deleteClosedAccounts } from '#app/domain/closures/delete.server.ts'
import { entriesOf } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import {
  accountOf,
  close,
  closeForGood,
  endGrace,
  enter,
  KEEP,
  memberOf,
  PASSWORD,
  rowsWith,
} from '../support/closures.ts'
import { giveImage } from '../support/images.ts'
import { giveKudos } from '../support/kudos.ts'
import { chatAddress, converse, newcomer } from '../support/messages.ts'
import { ask, invite, newEvent, newPartner } from '../support/partners.ts'
import { newMember } from '../support/passkeys.ts'
import { employment, join, person } from '../support/people.ts'
import { answered, asked } from '../support/questions.ts'
import { attend, fellowEvent, sessionOn } from '../support/sessions.ts'
import { opportunity } from '../support/volunteering.ts'

beforeEach(async () => {
  await db().rateLimit.deleteMany()
})

const LONG_AGO = new Date('2025-03-14')

const deletionsOf = async (id: number) =>
  (await entriesOf('members', id)).filter(({ action }) => action === 'deleted the account of')

test('nothing that only the member had is left anywhere, nor what they were called', async () => {
  const organizationId = await newPartner()
  const quill = person('Quillon', 'Ashgrove')
  const { id, email } = await memberOf({ ...quill, affiliations: [employment(organizationId, quill)] })
  await db().user.update({ where: { id }, data: { sfId: `crm-quillon-${id}`, timeZone: 'Europe/Lisbon' } })
  const image = await giveImage(id)
  await db().identity.create({ data: { provider: 'GOOGLE', subject: `quillon-${id}`, userId: id } })
  const other = await newcomer()
  await db().block.create({ data: { blockerId: id, blockedId: other } })
  await db().organization.update({
    where: { id: organizationId },
    data: { contacts: { connect: { id } }, ownerId: id },
  })
  await db().invitation.create({
    data: { email, firstName: 'Quillon', lastName: 'Ashgrove', memberId: id, acceptedAt: new Date() },
  })
  await visit(`/admin/members/${id}`, { as: 'admin' })
  await db().changeEntry.create({
    data: {
      door: 'FORM',
      action: 'changed',
      kind: 'members',
      recordId: id,
      changes: [
        { path: 'email', before: 'quillon@example.org', after: email },
        { path: 'roles', before: [], after: ['ALUMNI'] },
      ],
    },
  })
  expect((await rowsWith('quillon')).length).toBeGreaterThan(5)
  await closeForGood(id)
  for (const text of ['quillon', 'ashgrove', email]) expect(await rowsWith(text), text).toEqual([])
  expect((await fetch(`${image}/256`, { as: 'staff' })).status).toBe(404)
  expect(await accountOf(id)).toMatchObject({
    firstName: 'Closed',
    lastName: 'account',
    roles: [],
    timeZone: null,
    passwordHash: null,
    listed: false,
    closure: { deletedAt: expect.any(Date) },
  })
  expect(await db().organization.findUniqueOrThrow({ where: { id: organizationId } })).toMatchObject({
    ownerId: null,
  })
  const changed = (await entriesOf('members', id)).find(({ action }) => action === 'changed')
  expect(changed?.changes).toEqual([{ path: 'roles', before: [], after: ['ALUMNI'] }])
})

test('what is also others’ stays, without the name', async () => {
  const { id } = await memberOf(person('Quillon', 'Ashgrove'))
  const other = await newcomer()
  const chat = await converse([id, other], [id, 'See you at the gala'], [other, 'Sure'])
  const question = await asked(other, 'Who knows Lisbon?')
  const answer = await answered(question, id, 'I lived there')
  await giveKudos(id, other, { note: 'Thank you so much' })
  await closeForGood(id)
  const { page } = await visit(chatAddress(chat), { as: other })
  expect(page.text('main')).toContain('See you at the gala')
  expect(page.text('main')).toContain('Hidden member')
  const posts = await visit(`/questions/${question}`, { as: other })
  expect(posts.page.text('main')).toContain('I lived there')
  expect(await db().post.count({ where: { id: answer } })).toBe(1)
  expect(await db().kudo.count({ where: { senderId: id } })).toBe(1)
  expect(`${page.text('body')} ${posts.page.text('body')}`).not.toContain('Quillon')
})

test('a place at what is to come is free again, and what has happened stays', async () => {
  const { id } = await memberOf()
  const [ahead, over] = [await fellowEvent(), await fellowEvent({ startDate: LONG_AGO, endDate: LONG_AGO })]
  const session = await sessionOn(ahead, 1)
  await attend(ahead, [id], [session])
  await attend(over, [id])
  const [next, last] = [await newEvent({ starts: 5 }), await newEvent({ starts: -40, ends: -39 })]
  const partner = await newPartner()
  const [nextPart, lastPart] = [await invite(partner, next), await invite(partner, last)]
  for (const participantId of [nextPart, lastPart])
    await db().partnerAttendee.create({ data: { participantId, userId: id } })
  const [pending, completed] = [await opportunity(`P ${id}`), await opportunity(`C ${id}`)]
  await db().volunteerActivity.createMany({
    data: [
      { opportunityId: pending, userId: id },
      { opportunityId: completed, userId: id, status: 'COMPLETED' },
    ],
  })
  const [open, done] = [
    await ask(nextPart, { assigneeId: id }),
    await ask(nextPart, { assigneeId: id, completed: true }),
  ]
  await closeForGood(id)
  const events = await db().fellowAttendee.findMany({ where: { userId: id } })
  expect(events.map(({ eventId }) => eventId)).toEqual([over])
  const sent = await db().partnerAttendee.findMany({ where: { userId: id } })
  expect(sent.map(({ participantId }) => participantId)).toEqual([lastPart])
  const taken = await db().volunteerActivity.findMany({ where: { userId: id } })
  expect(taken.map(({ opportunityId }) => opportunityId)).toEqual([completed])
  const [first, second] = await db().actionItem.findMany({
    where: { id: { in: [open, done] } },
    orderBy: { id: 'asc' },
  })
  expect([first?.assigneeId, first?.version, second?.assigneeId]).toEqual([null, 2, id])
})

test('a conversation goes once both members are gone', async () => {
  const [one, other] = [await memberOf(), await memberOf()]
  const chat = await converse([one.id, other.id], [one.id, 'Hi'], [other.id, 'Hello'])
  await closeForGood(one.id)
  expect(await db().message.count({ where: { conversationId: chat } })).toBe(2)
  await closeForGood(other.id)
  expect(await db().conversation.count({ where: { id: chat } })).toBe(0)
  expect(await db().message.count({ where: { conversationId: chat } })).toBe(0)
})

test('more than a statement takes at a time goes too', async () => {
  const { id } = await memberOf()
  const rows = Array.from({ length: 600 }, () => ({
    kind: 'NOTIFICATIONS' as const,
    to: `${id}@example.org`,
    userId: id,
    dueAt: null,
  }))
  await db().outboxEmail.createMany({ data: rows })
  await closeForGood(id)
  expect(await db().outboxEmail.count({ where: { userId: id } })).toBe(0)
})

describe('it happens', () => {
  test('not before the grace is over, and once, on however many processes', async () => {
    const { id } = await memberOf()
    await close(id)
    expect(await deleteClosedAccounts()).toEqual([])
    expect((await accountOf(id)).firstName).toBe('Wen')
    await endGrace(id)
    expect((await Promise.all([1, 2, 3].map(deleteClosedAccounts))).flat()).toEqual([])
    expect(await deletionsOf(id)).toMatchObject([{ door: 'SCHEDULE', actorId: null }])
    await deleteClosedAccounts()
    expect(await deletionsOf(id)).toHaveLength(1)
  })

  test('whole or not at all', async () => {
    const [{ id }, next] = [await memberOf(), await memberOf()]
    for (const one of [id, next.id]) {
      await close(one)
      await endGrace(one)
    }
    // Of two accounts the first has an address that it would get.
    const [taken = 0] = await join(person('Ada', 'Adeyemi', { email: `closed-${id}@closed.invalid` }))
    expect(await deleteClosedAccounts()).toHaveLength(1)
    expect((await accountOf(id)).firstName).toBe('Wen')
    expect(await db().contactInformation.count({ where: { userId: id } })).toBe(1)
    expect((await accountOf(next.id)).firstName).toBe('Closed')
    await db().user.delete({ where: { id: taken } })
    expect(await deleteClosedAccounts()).toEqual([])
    expect((await accountOf(id)).firstName).toBe('Closed')
  })

  test('not while a subscription goes on, which administrators read', async () => {
    const { id } = await memberOf()
    await close(id)
    const paid = { userId: id, planId: 'MONTHLY', status: 'ACTIVE', resourceVersion: 1n } as const
    await db().subscription.create({ data: { id: `late-${id}`, ...paid } })
    await endGrace(id)
    await deleteClosedAccounts()
    expect((await accountOf(id)).firstName).toBe('Wen')
    const { page } = await visit(`/admin/members/${id}`, { as: 'admin' })
    expect(page.text('[aria-labelledby=account] .notice')).toContain(
      'no longer have a subscription that renews',
    )
    await db().subscription.update({ where: { id: `late-${id}` }, data: { status: 'CANCELLED' } })
    await deleteClosedAccounts()
    expect((await accountOf(id)).firstName).toBe('Closed')
    expect(await db().subscription.count({ where: { userId: id } })).toBe(0)
  })

  test('not once an administrator has opened the account again, even if they close it later', async () => {
    const { id, email } = await memberOf()
    await close(id)
    const closing = `/admin/members/${id}/close`
    await fetch(closing, { as: 'admin', form: { closed: 'false' } })
    expect(await accountOf(id)).toMatchObject({ closedAt: null, closure: null })
    await fetch(closing, { as: 'admin', form: { closed: 'true' } })
    expect((await enter(email)).page.text('.error-summary')).toContain('Your account is closed.')
    await deleteClosedAccounts()
    expect((await accountOf(id)).firstName).toBe('Wen')
  })

  test('not by a closure that a former version of this server forgot', async () => {
    const { id } = await memberOf()
    await close(id)
    await endGrace(id)
    await db().user.update({ where: { id }, data: { closedAt: new Date(0) } })
    await deleteClosedAccounts()
    expect((await accountOf(id)).firstName).toBe('Wen')
  })
})

describe('a deleted account', () => {
  test('can’t be opened again, and no list of members has it', async () => {
    const { id, email } = await memberOf()
    await closeForGood(id)
    const { page } = await visit(`/admin/members/${id}`, { as: 'admin' })
    expect(page.text('[aria-labelledby=account]')).toContain('Its owner had this account deleted.')
    expect(page.text('main')).not.toContain('Reopen account')
    await fetch(`/admin/members/${id}/close`, { as: 'admin', form: { closed: 'false' } })
    expect((await accountOf(id)).closedAt).not.toBeNull()
    const list = await visit('/admin/members?account=closed', { as: 'admin' })
    expect(list.page.text('main')).not.toContain(`closed-${id}@`)
    expect((await enter(email, PASSWORD)).to).not.toBe(KEEP)
  })

  test('leaves its address to whoever is invited with it', async () => {
    const { id, email } = await memberOf()
    await closeForGood(id)
    expect(await newMember({ email })).toBeGreaterThan(id)
  })

  test('stays in the history, by what it did', async () => {
    const { id } = await memberOf()
    await db().changeEntry.create({
      data: { actorId: id, door: 'FORM', action: 'published', kind: 'events', recordName: 'Spring gala' },
    })
    await closeForGood(id)
    const { page } = await visit('/admin/history', { as: 'admin' })
    expect(page.text('main')).toContain('Closed account published')
  })
})
