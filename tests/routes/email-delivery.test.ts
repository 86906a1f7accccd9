import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composeEmail } from '#app/domain/email-delivery/compose.server.ts'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { deliverDue, queueEmail } from '#app/domain/emails/outbox.server.ts'
import { type Mailer, smtpMailer } from '#app/mail/mailer.server.ts'
import { refusedBy } from '#app/mail/refusal.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, visit } from '../support/app.ts'

let mailer: Mailer
const deliver = () => deliverEmails(mailer)
const received: ParsedMail[] = []
/** The code that the server refuses recipients with, and messages. */
let refusing = 0
let rejecting = 0
const refusal = (code: number) =>
  code ? Object.assign(new Error('try later'), { responseCode: code }) : null
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusal(refusing)),
  async onData(stream, _session, done) {
    const mail = await simpleParser(stream)
    if (!rejecting) received.push(mail)
    done(refusal(rejecting))
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
  refusing = 0
  rejecting = 0
  await db().user.updateMany({ data: { refusedEmail: null } })
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
  refusing = 450
  await queue()
  expect(await deliver()).toHaveLength(1)
  const [waiting] = await db().outboxEmail.findMany()
  expect(waiting).toMatchObject({
    sentAt: null,
    attempts: 1,
    lastError: expect.stringContaining('try later'),
  })
  expect(waiting?.dueAt?.getTime()).toBeGreaterThan(Date.now())

  refusing = 0
  expect(await deliver()).toEqual([])
  expect(received).toEqual([])
  await db().outboxEmail.updateMany({ data: { dueAt: new Date() } })
  await deliver()
  expect(received).toHaveLength(1)
})

test.each([
  'Harbor Network',
  'Harbor Network, Inc.',
  'Harbor Network (East)',
  'Harbor: Alumni',
  'Söhne & Töchter',
  'a@b',
])('is sent by %s, whatever signs a name has', async (name) => {
  const { port } = server.server.address() as { port: number }
  for (const written of [name, `"${name}"`]) {
    await queue()
    await deliverEmails(smtpMailer(`smtp://127.0.0.1:${port}`, `${written} <no-reply@example.org>`))
  }
  const from = { value: [{ name, address: 'no-reply@example.org' }] }
  expect(received).toMatchObject([{ from }, { from }])
})

test('two processes send a mail once', async () => {
  await queue()
  await Promise.all([deliver(), deliverDue(composeEmail, mailer)])
  expect(received).toHaveLength(1)
})

test('two processes send each mail once, however long a slow server takes for the first', async () => {
  for (const name of ['fellow', 'alumni', 'staff'] as const) await queue(emailOf(name))
  const sent: string[] = []
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const first = deliverDue(composeEmail, {
    send: async ({ to }) => {
      await held
      sent.push(to)
    },
  })
  await expect.poll(() => db().outboxEmail.count({ where: { attempts: 1 } })).toBeGreaterThan(0)
  await db().$executeRaw`UPDATE "OutboxEmail" SET "dueAt" = "dueAt" - interval '4 minutes'`
  await deliverDue(composeEmail, { send: async ({ to }) => void sent.push(to) })
  go()
  expect(await first).toEqual([])
  expect(sent.toSorted()).toEqual([emailOf('alumni'), emailOf('fellow'), emailOf('staff')])
})

test('whoever asks while mail is being sent waits until nothing is on its way', async () => {
  await queue()
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const slow = deliverEmails({ send: () => held })
  await expect.poll(() => db().outboxEmail.count({ where: { sentAt: null, attempts: 1 } })).toBe(1)
  const asked = deliver()
  go()
  await asked
  expect(await db().outboxEmail.count({ where: { sentAt: null } })).toBe(0)
  await slow
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

test('every mail says that no one wrote it, so that no machine answers', async () => {
  await queue()
  await deliver()
  expect(received[0]?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(received[0]?.headers.get('x-auto-response-suppress')).toBe('All')
})

describe('an address that its server refuses for good', () => {
  const refuse = async () => {
    refusing = 550
    await queue()
    expect(await deliver()).toHaveLength(1)
    refusing = 0
  }
  const fellowsPage = async (as: 'staff' | 'alumni') => {
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('fellow') } })
    return (await visit(`/profile/${id}`, { as })).page.text('main header')
  }

  test('is given up at once', async () => {
    await refuse()
    expect(await db().outboxEmail.findMany()).toMatchObject([
      { dueAt: null, sentAt: null, attempts: 1, lastError: expect.stringContaining('try later') },
    ])
  })

  test('gets nothing until it changes', async () => {
    await refuse()
    await queue()
    expect(await deliver()).toEqual([])
    expect(received).toEqual([])
    const where = { email: emailOf('fellow') }
    await db().user.update({ where, data: { email: 'another@example.org' } })
    await queue('another@example.org')
    await deliver()
    await db().user.update({ where: { email: 'another@example.org' }, data: where })
    expect(received).toHaveLength(1)
  })

  test('is shown to our staff at the member, and to no one else', async () => {
    expect(await fellowsPage('staff')).not.toContain('Emails are refused')
    await refuse()
    expect(await fellowsPage('staff')).toContain('Emails are refused')
    expect(await fellowsPage('alumni')).not.toContain('Emails are refused')
  })
})

test('a message that its server refuses for good is given up, and the next one is sent', async () => {
  rejecting = 554
  await queue()
  expect(await deliver()).toHaveLength(1)
  rejecting = 0
  expect(await db().outboxEmail.findMany()).toMatchObject([{ dueAt: null, sentAt: null, attempts: 1 }])
  await queue()
  await deliver()
  expect(received).toHaveLength(1)
})

test.each([
  ['RCPT TO', '550 No such user', 'address'],
  ['RCPT TO', '550-5.1.1 The account that you tried to reach does not exist.', 'address'],
  ['RCPT TO', '550 5.1.10 Recipient not found', 'address'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'address'],
  ['RCPT TO', '550 5.2.1 The account is disabled', 'address'],
  ['RCPT TO', '551 User not local', 'address'],
  ['RCPT TO', '551 5.1.6 Moved', 'address'],
  ['RCPT TO', '553 Mailbox name not allowed', 'address'],
  ['RCPT TO', '556 5.1.10 The domain takes no mail', 'address'],
  ['RCPT TO', '550 5.7.1 Client host is on a block list', 'message'],
  ['RCPT TO', '554 5.7.1 Relay access denied', 'message'],
  ['RCPT TO', '550 5.1.8 Bad sender’s address', 'message'],
  ['RCPT TO', '554 Transaction failed', 'message'],
  ['RCPT TO', '550 5.7.26 The sender is not authenticated', 'message'],
  ['DATA', '552 5.3.4 The message is too big', 'message'],
  ['DATA', '550 5.1.1 No such user', 'message'],
  ['RCPT TO', '550 Unknown user; rejecting', 'address'],
  ['RCPT TO', '550 Requested action not taken: mailbox unavailable', 'address'],
  ['RCPT TO', '550-One moment\n550 5.1.1 No such user', 'address'],
  ['RCPT TO', '550 #5.1.0 Address rejected.', 'address'],
  ['RCPT TO', '554 5.1.1 No such user', 'address'],
  ['RCPT TO', '501 5.1.3 Bad address syntax', 'address'],
  ['RCPT TO', '550 Spam detected', 'message'],
  ['RCPT TO', '550 Blocked, see https://example.org/why', 'message'],
  ['RCPT TO', '550 Sender verify failed', 'message'],
  ['RCPT TO', '550 relay not permitted', 'message'],
  ['RCPT TO', '550 SPF check failed', 'message'],
  ['RCPT TO', '550 Rejected: open proxy', 'message'],
  ['RCPT TO', '550 Administrative prohibition', 'message'],
  ['RCPT TO', '550 Your IP is listed', 'message'],
  ['RCPT TO', '550 5.2.0 Mailbox unavailable', 'message'],
  ['RCPT TO', '550 5.4.14 Too many hops', 'message'],
  ['RCPT TO', '550 no mailbox here by that name', 'address'],
  ['RCPT TO', '550 5.1.1 User unknown in relay recipient table', 'address'],
  ['RCPT TO', '550 Your reverse DNS is missing', 'message'],
  ['RCPT TO', '553 5.1.8 Domain of sender does not exist', 'message'],
  ['RCPT TO', '550 temporarily unavailable', null],
  ['RCPT TO', '550 Mailbox full', null],
  ['RCPT TO', '550 The account is over quota', null],
  ['RCPT TO', '550 Greylisted, try again', null],
  ['RCPT TO', '550 4.2.0 Later', null],
  ['RCPT TO', '530 5.7.0 Authentication is required', null],
  ['RCPT TO', '503 Bad sequence of commands', null],
  ['EHLO', '502 Not implemented', null],
  ['RCPT TO', '552 Mailbox full', null],
  ['RCPT TO', '552 5.2.2 The mailbox is full', null],
  ['RCPT TO', '450 4.2.1 Try again later', null],
  ['DATA', '451 4.7.1 Greylisted', null],
  ['AUTH PLAIN', '535 5.7.8 Wrong password', null],
  ['MAIL FROM', '550 5.1.8 Bad sender', null],
  ['CONN', '', null],
] as const)('to %s, %j refuses for good: %s', (command, response, refused) => {
  const responseCode = Number.parseInt(response, 10) || undefined
  expect(refusedBy(Object.assign(new Error(), { responseCode, command, response }))).toBe(refused)
})
