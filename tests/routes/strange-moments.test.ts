/** What ends, changes or comes twice while someone is at it: roles, links, names, images, letters. */
import { beforeEach, describe, expect, test } from 'vitest'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { outboxEmails, queueEmail } from '#app/domain/emails/outbox.server.ts'
import { queueNotificationEmails } from '#app/domain/notification-emails/queue.server.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { directory } from '../support/directory.ts'
import { giveImage } from '../support/images.ts'
import { giveKudos } from '../support/kudos.ts'
import { forgetMail, linkTo, mailTo } from '../support/mail.ts'
import { newcomer } from '../support/messages.ts'
import { newMember, send, userOf } from '../support/own-profile.ts'
import { answered, asked } from '../support/questions.ts'

beforeEach(async () => {
  await forgetMail()
  await db().rateLimit.deleteMany()
})

test('a role that is taken away while someone is signed in opens nothing any more', async () => {
  const id = await newcomer({ roles: ['ALUMNI', 'ADMIN'], currentRole: 'ADMIN' })
  const cookie = await signIn(id)
  expect((await fetch('/admin/members', { cookie })).status).toBe(200)
  await db().user.update({ where: { id }, data: { roles: ['ALUMNI'], lastMajorUpdateDate: new Date() } })
  for (const asking of [{ cookie }, { cookie, form: { name: 'x' } }])
    for (const path of [
      '/admin/tags',
      '/admin/tags/new',
      '/admin/members',
      '/admin/tags/export/csv',
      '/admin/members.data',
    ]) {
      const { status } = await fetch(path, asking)
      expect([path, status < 500 && status !== 200]).toEqual([path, true])
    }
})

test('a link to a new password that is used twice at once sets one', async () => {
  const id = await newcomer()
  const { email } = await userOf(id)
  await db().$transaction((tx) => queueEmail(tx, 'RESET', email))
  const link = await linkTo(email, /reset-password/)
  const passwords = ['four unrelated words', 'five other unrelated words']
  const answers = await Promise.all(
    passwords.map((password) => fetch(link, { form: { password, passwordConfirmation: password } })),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  const opens = await Promise.all(
    passwords.map(async (password) => (await fetch('/auth/login', { form: { email, password } })).status),
  )
  expect(opens.filter((status) => status === 303)).toHaveLength(1)
})

test('who hides is without an image at once, and is found by a new name at once and by the old one no more', async () => {
  const { id, cookie } = await newMember({ firstName: 'Beforenia', lastName: 'Okonedo' })
  const image = await giveImage(id)
  expect((await fetch(`${image}/64`, { as: 'alumni' })).status).toBe(200)
  expect((await send('/profile/name', cookie, { firstName: 'Afterwardia' })).status).toBe(303)
  expect((await directory('?search=afterwardia')).ids).toContain(id)
  expect((await directory('?search=beforenia')).ids).not.toContain(id)
  await db().user.update({ where: { id }, data: { visibility: 'HIDDEN', listed: false } })
  expect((await fetch(`${image}/64`, { as: 'alumni' })).status).toBe(404)
})

test('two rounds of sending at once send each letter once', async () => {
  const emails = await Promise.all(
    Array.from({ length: 12 }, async () => (await userOf(await newcomer())).email),
  )
  for (const email of emails) await db().$transaction((tx) => queueEmail(tx, 'RESET', email))
  await Promise.all([deliverEmails(), deliverEmails(), deliverEmails()])
  for (const email of emails) expect([email, (await outboxEmails(email)).length]).toEqual([email, 1])
})

test('a letter about two hundred things is one, and not endless', async () => {
  await db().user.updateMany({ data: { notificationEmails: 'NEVER' } })
  const reader = await newcomer({ currentRole: 'ALUMNI' })
  const writer = await newcomer({ firstName: 'Thankfulia', visibility: 'PUBLIC' })
  for (let at = 0; at < 200; at++)
    await giveKudos(writer, reader, {
      note: `Thanks ${at}`,
      createdAt: new Date(Date.now() - 3_600_000 - at),
    })
  await db().user.update({
    where: { id: reader },
    data: { notificationEmails: 'IMMEDIATELY', notifiedUntil: new Date(0) },
  })
  await queueNotificationEmails()
  const letters = await mailTo((await userOf(reader)).email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text.length).toBeLessThan(20_000)
  expect(letters[0]?.html.length).toBeLessThan(100_000)
  await queueNotificationEmails()
  expect(await mailTo((await userOf(reader)).email)).toHaveLength(1)
})

describe('a session that can’t be right', () => {
  test.each([
    ['of a role that the person hasn’t', { currentRole: 'ADMIN' }],
    ['of no role', { currentRole: null }],
    ['that has ended', { expiresAt: new Date(Date.now() - 1000) }],
    ['of another shape', { shape: 999 }],
    ['from the future', { createdAt: new Date('2100-01-01') }],
    ['of a device with an odd name', { device: '<b>\u202e"x' }],
  ] as const)('%s opens no more than it may', async (_, changes) => {
    const id = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
    const cookie = await signIn(id)
    await db().session.updateMany({ where: { userId: id }, data: changes })
    for (const path of ['/questions', '/profile/devices', '/admin/members']) {
      const { status, page } = await visit(path, { cookie })
      expect([path, status < 500]).toEqual([path, true])
      if (path.startsWith('/admin')) expect(status).not.toBe(200)
      expect(page.has('main b')).toBe(false)
    }
  })
})

test('of a hidden member’s answer others see no name, wherever it stands', async () => {
  const hidden = await newcomer({ firstName: 'Invisiblia', visibility: 'HIDDEN' })
  const reader = await newcomer({ visibility: 'PUBLIC' })
  const question = await asked(reader, 'Does anyone know a plumber?')
  await answered(question, hidden, 'I do.')
  await giveKudos(hidden, reader, { note: 'Good question' })
  for (const path of [
    `/questions/${question}`,
    '/questions',
    '/kudos',
    '/',
    '/questions.data',
    '/kudos.data',
  ])
    expect([path, (await (await fetch(path, { as: reader })).text()).includes('Invisiblia')]).toEqual([
      path,
      false,
    ])
})

test('one click to end emails, twice and after a change of mind, does what was asked last', async () => {
  const { id, cookie } = await newMember()
  const { unsubscribeKey } = await db().user.findUniqueOrThrow({ where: { id } })
  const link = `/mail/unsubscribe/${id}.${unsubscribeKey}`
  const stored = async () => (await db().user.findUniqueOrThrow({ where: { id } })).notificationEmails
  for (let round = 0; round < 2; round++) {
    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    expect(await stored()).toBe('NEVER')
  }
  const changed = await send('/profile/privacy-and-visibility/sharing', cookie, {
    notificationEmails: 'DAILY',
  })
  expect([changed.status, await stored()]).toEqual([303, 'DAILY'])
  for (const method of ['GET', 'HEAD']) await fetch(link, { method })
  expect(await stored()).toBe('DAILY')
})
