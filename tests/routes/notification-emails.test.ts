import { createHmac, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { NotificationEmails } from '#app/db/generated/enums.ts'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { queueNotificationEmails } from '#app/domain/notification-emails/queue.server.ts'
import { settings } from '#app/settings.server.ts'
import { db, fetch, ORIGIN, visit } from '../support/app.ts'
import { giveKudos } from '../support/kudos.ts'
import { forgetMail, mailTo } from '../support/mail.ts'
import { converse } from '../support/messages.ts'
import { join, person } from '../support/people.ts'

const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR)

let reader: number
let writer: number
let email: string
beforeEach(async () => {
  await forgetMail()
  // What earlier tests left unread is theirs.
  await db().user.updateMany({ data: { notificationEmails: 'NEVER' } })
  email = `${randomUUID()}@example.org`
  const ids = await join(
    person('Imani', 'Okafor', { email, visibility: 'PUBLIC' }),
    person('Wen', 'Li', { email: `${randomUUID()}@example.org`, visibility: 'PUBLIC' }),
  )
  ;[reader, writer] = ids as [number, number]
})

const choose = (notificationEmails: NotificationEmails, notifiedUntil = hoursAgo(48)) =>
  db().user.update({ where: { id: reader }, data: { notificationEmails, notifiedUntil } })
const write = (text = 'A word that is nobody else’s', at = hoursAgo(1)) =>
  converse([reader, writer], [writer, text, at])

async function letters() {
  await queueNotificationEmails()
  return mailTo(email)
}

describe('mail about news', () => {
  test('names who wrote, leads to the conversation, and says no word of it', async () => {
    await choose('IMMEDIATELY')
    const chat = await write()
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.subject).toBe('New for you on MLT Community')
    expect(letter?.text).toContain(`Wen Li sent you a message:\n${ORIGIN}/messages?conversationId=${chat}`)
    expect(letter?.html).toContain(`href="${ORIGIN}/messages?conversationId=${chat}"`)
    expect(JSON.stringify(letter)).not.toContain('A word')
    expect(letter?.headers?.['List-Id']).toBe('MLT Community notifications <notifications.localhost>')
  })

  test('isn’t queued for an address that its server refused', async () => {
    await choose('IMMEDIATELY')
    await db().user.update({ where: { id: reader }, data: { refusedEmail: email } })
    await write()
    expect(await queueNotificationEmails()).toBe(0)
    await db().user.update({ where: { id: reader }, data: { refusedEmail: 'an.earlier.one@example.org' } })
    expect(await queueNotificationEmails()).toBe(1)
  })

  test('tells of kudos as well', async () => {
    await choose('DAILY')
    await giveKudos(writer, reader)
    const [letter] = await letters()
    expect(letter?.text).toContain(`Wen Li gave Kudos on your Reply:\n${ORIGIN}/kudos`)
  })

  test('is sent once for each news, however often and by however many processes it is looked for', async () => {
    await choose('IMMEDIATELY')
    await write()
    await Promise.all([queueNotificationEmails(), queueNotificationEmails(), queueNotificationEmails()])
    expect(await letters()).toHaveLength(1)
  })

  test('is daily unless somebody chose otherwise: a day after the last one, and then of all that came since', async () => {
    const { notificationEmails } = await db().user.create({
      data: { email: `${randomUUID()}@example.org`, firstName: 'Nadia', lastName: 'Haddad' },
    })
    expect(notificationEmails).toBe('DAILY')
    await choose('DAILY', hoursAgo(23))
    await write()
    await giveKudos(writer, reader)
    expect(await letters()).toEqual([])
    expect(await queueNotificationEmails(new Date(Date.now() + 2 * HOUR))).toBe(1)
    const [letter] = await mailTo(email)
    expect(letter?.text).toContain('sent you a message')
    expect(letter?.text).toContain('gave Kudos')
  })

  test('is never sent to whoever chose never, hides, or has not verified the address', async () => {
    await write()
    await choose('NEVER')
    expect(await letters()).toEqual([])
    await choose('IMMEDIATELY')
    await db().user.update({ where: { id: reader }, data: { visibility: 'HIDDEN' } })
    expect(await letters()).toEqual([])
    await db().user.update({ where: { id: reader }, data: { visibility: 'PUBLIC', emailVerifiedAt: null } })
    expect(await letters()).toEqual([])
  })

  test('is never empty: what is read before it is sent is left out', async () => {
    await choose('IMMEDIATELY')
    const chat = await write()
    await queueNotificationEmails()
    await db().conversationParticipant.updateMany({
      where: { conversationId: chat, userId: reader },
      data: { messagesSeenAt: new Date() },
    })
    expect(await mailTo(email)).toEqual([])
  })

  test.each([
    ['ended such mails', { notificationEmails: 'NEVER' }],
    ['hid', { visibility: 'HIDDEN' }],
  ] as const)('is not sent any more to whoever %s while it waited', async (_, change) => {
    await choose('IMMEDIATELY')
    await giveKudos(writer, reader)
    expect(await queueNotificationEmails()).toBe(1)
    await db().user.update({ where: { id: reader }, data: change })
    expect(await mailTo(email)).toEqual([])
  })

  test('that could not be sent for a while comes once, and tells of all that came meanwhile', async () => {
    await choose('IMMEDIATELY')
    await write()
    expect(await queueNotificationEmails()).toBe(1)
    const broken = { send: () => Promise.reject(new Error('No mail server')) }
    expect(await deliverEmails(broken)).toHaveLength(1)
    await giveKudos(writer, reader, { createdAt: new Date(Date.now() - 1000) })
    expect(await queueNotificationEmails()).toBe(0)
    await db().outboxEmail.updateMany({ data: { dueAt: new Date(0) } })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.text).toContain('sent you a message')
    expect(letter?.text).toContain('gave Kudos')
    expect(await letters()).toHaveLength(1)
  })

  test.each([
    ['kudos', () => giveKudos(writer, reader, { createdAt: hoursAgo(2) }), 'gave Kudos'],
    ['a message', async () => write('Late', hoursAgo(2)), 'sent you a message'],
  ])('tells of %s committed after the last one was made, though dated before it', async (_, commit, told) => {
    await choose('IMMEDIATELY')
    const [other = 0] = await join(person('Noor', 'Haddad', { email: `${randomUUID()}@example.org` }))
    await converse([reader, other], [other, 'An earlier word', hoursAgo(1)])
    expect(await letters()).toHaveLength(1)
    await commit()
    const [, second, ...others] = (await letters()).reverse()
    expect(others).toEqual([])
    expect(second?.text).toContain(`Wen Li ${told}`)
    expect(second?.text).not.toContain('Noor')
    expect(await letters()).toHaveLength(2)
  })

  test('leaves what is committed while it is on its way to the next one', async () => {
    await choose('IMMEDIATELY')
    await write()
    await queueNotificationEmails()
    const sent: string[] = []
    const slow = {
      async send({ text }: { text: string }) {
        sent.push(text)
        if (sent.length === 1) await giveKudos(writer, reader, { createdAt: hoursAgo(1) })
      },
    }
    expect(await deliverEmails(slow)).toEqual([])
    await queueNotificationEmails()
    expect(await deliverEmails(slow)).toEqual([])
    expect(sent.map((text) => text.includes('gave Kudos'))).toEqual([false, true])
  })

  test('names nobody who hides or is blocked meanwhile', async () => {
    await choose('IMMEDIATELY')
    await write()
    await db().block.create({ data: { blockerId: reader, blockedId: writer } })
    const [letter] = await letters()
    expect(letter?.text).toContain('Hidden member sent you a message')
    expect(JSON.stringify(letter)).not.toContain('Wen')
  })

  test('does not tell of one’s own messages', async () => {
    await choose('IMMEDIATELY')
    await converse([reader, writer], [reader, 'Mine', hoursAgo(1)])
    expect(await letters()).toEqual([])
  })
})

describe('ending it from the mail', () => {
  async function stopAddress() {
    await choose('IMMEDIATELY')
    await write()
    const [letter] = await letters()
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = letter?.headers?.['List-Unsubscribe']?.match(/^<(.*)>$/)?.[1] ?? ''
    expect(letter?.text).toContain(`Stop receiving these emails:\n${address}`)
    return new URL(address).pathname
  }
  const standing = async () =>
    (await db().user.findUniqueOrThrow({ where: { id: reader } })).notificationEmails

  test('needs one click of a mail program, without a session, a page or an origin', async () => {
    const address = await stopAddress()
    const answer = await fetch(
      new Request(`${ORIGIN}${address}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
    )
    expect(answer.status).toBe(200)
    expect(await standing()).toBe('NEVER')
  })

  test('is a button on the page that the link opens, and looking changes nothing', async () => {
    const address = await stopAddress()
    const { page, status } = await visit(address)
    expect(status).toBe(200)
    expect(page.text('form button')).toBe('Stop receiving these emails')
    expect(await standing()).toBe('IMMEDIATELY')
    const done = await visit(address, { form: {} })
    expect(done.page.text('h1')).toBe('You’re unsubscribed')
    expect(await standing()).toBe('NEVER')
  })

  test('works twice, and for signed-in members too', async () => {
    const address = await stopAddress()
    for (const as of [reader, writer]) expect((await visit(address, { form: {}, as })).status).toBe(200)
    expect(await standing()).toBe('NEVER')
  })

  test.each(['x', '1', '1.', `1.${'a'.repeat(43)}`, `1.${'a'.repeat(36)}`, `999999999.${'a'.repeat(43)}`])(
    'is not found by the made-up value %s',
    async (token) => {
      expect((await visit(`/mail/unsubscribe/${token}`)).status).toBe(404)
      expect((await visit(`/mail/unsubscribe/${token}`, { form: {} })).status).toBe(404)
    },
  )

  test('goes on after the server’s own secret has changed', async () => {
    const { unsubscribeKey } = await db().user.findUniqueOrThrow({ where: { id: reader } })
    expect(await stopAddress()).toBe(`/mail/unsubscribe/${reader}.${unsubscribeKey}`)
  })

  test('works with links that were signed with that secret', async () => {
    const hmac = createHmac('sha256', settings().SESSION_SECRET).update(`unsubscribe ${reader}`)
    await choose('IMMEDIATELY')
    const address = `/mail/unsubscribe/${reader}.${hmac.digest('base64url')}`
    expect((await visit(address, { form: {} })).status).toBe(200)
    expect(await standing()).toBe('NEVER')
  })

  test('of one member ends nothing of another', async () => {
    const address = await stopAddress()
    const forged = address.replace(String(reader), String(writer))
    expect((await visit(forged, { form: {} })).status).toBe(404)
  })
})

test('when the last one came stands where they are chosen, and that an address refuses them', async () => {
  await choose('DAILY')
  const shown = async () => (await visit('/profile/privacy-and-visibility', { as: reader })).page.text('main')
  expect(await shown()).toContain('Emails about messages and kudosOnce a dayMLT')
  await write()
  await letters()
  await deliverEmails()
  expect(await shown()).toMatch(/Once a day, last sent \w{3}\.? \d+, \d{4}, \d+:\d\d [AP]M \w+MLT/)
  await db().user.update({ where: { id: reader }, data: { refusedEmail: email } })
  expect(await shown()).toContain('Once a day, but your address refuses our emails, so none are sent')
  await choose('NEVER')
  expect(await shown()).not.toContain('refuses')
})

test('how often it comes is chosen beside who may write', async () => {
  await choose('DAILY')
  const address = '/profile/privacy-and-visibility/sharing'
  const { page } = await visit(address, { as: reader })
  const form = page.form('dialog form', { notificationEmails: 'IMMEDIATELY' })
  expect((await fetch(form.action, { as: reader, form: form.fields })).status).toBe(303)
  const after = await visit('/profile/privacy-and-visibility', { as: reader })
  expect(after.page.text('main')).toContain('Emails about messages and kudosImmediately')
})
