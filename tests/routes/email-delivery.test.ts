import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db/database.server.ts'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { queueEmail } from '#app/domain/emails/outbox.server.ts'
import { type Mailer, smtpMailer } from '#app/mail/mailer.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'

let mailer: Mailer
const deliver = () => deliverEmails(mailer)
const received: ParsedMail[] = []
let refusing = false
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusing ? new Error('try later') : null),
  async onData(stream, _session, done) {
    received.push(await simpleParser(stream))
    done()
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Community <no-reply@example.org>')
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const queue = (email = emailOf('fellow')) => db().$transaction((tx) => queueEmail(tx, 'RESET', email))

beforeEach(async () => {
  received.length = 0
  refusing = false
  await db().outboxEmail.deleteMany()
})

test('a mail reaches the server as plain text and HTML with the same link, and is kept nowhere', async () => {
  await queue()
  expect(await deliver()).toEqual([])
  const [mail] = received
  expect(mail).toMatchObject({
    subject: 'Set a new password for MLT Community',
    to: { text: emailOf('fellow') },
    from: { text: expect.stringContaining('no-reply@example.org') },
  })
  const link = mail?.text?.match(/http\S+/)?.[0]
  expect(link).toMatch(/^http:\/\/localhost\/auth\/reset-password\/[\w-]{43}$/)
  expect(String(mail?.html)).toContain(`href="${link}"`)
  expect(await db().outboxEmail.findMany()).toMatchObject([{ dueAt: null, delivered: null }])
})

test('a server that refuses loses nothing: the mail goes out later, with a link that works', async () => {
  refusing = true
  await queue()
  expect(await deliver()).toHaveLength(1)
  const [waiting] = await db().outboxEmail.findMany()
  expect(waiting).toMatchObject({
    sentAt: null,
    attempts: 1,
    lastError: expect.stringContaining('try later'),
  })
  expect(waiting?.dueAt?.getTime()).toBeGreaterThan(Date.now())

  refusing = false
  expect(await deliver()).toEqual([])
  expect(received).toEqual([])
  await db().outboxEmail.updateMany({ data: { dueAt: new Date() } })
  await deliver()
  expect(received).toHaveLength(1)
})

test('two processes send a mail once', async () => {
  await queue()
  await Promise.all([deliver(), deliver()])
  expect(received).toHaveLength(1)
})

test('a name with signs of HTML arrives as it is', async () => {
  const email = 'signs@example.org'
  await db().user.create({
    data: { email, firstName: '<b>Ng</b> & "Co"', lastName: 'Ng', roles: ['ALUMNI'], givingBack: [] },
  })
  await queue(email)
  await deliver()
  expect(received[0]?.text).toContain('Hi <b>Ng</b> & "Co",')
  expect(String(received[0]?.html)).toContain('Hi &lt;b&gt;Ng&lt;/b&gt; &amp; &quot;Co&quot;,')
})
