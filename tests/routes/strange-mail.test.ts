/** Mail to and about people with odd names and addresses, opened by scanners, answered by programs. */

import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { queueEmail } from '#app/domain/emails/outbox.server.ts'
import { renderEmail } from '#app/domain/emails/render.ts'
import { queueNotificationEmails } from '#app/domain/notification-emails/queue.server.ts'
import { refusedBy } from '#app/mail/refusal.ts'
import { markdownToText } from '#app/values/markdown.server.ts'
import { type Asking, db, fetch } from '../support/app.ts'
import { giveKudos } from '../support/kudos.ts'
import { forgetMail, mailTo } from '../support/mail.ts'
import { converse } from '../support/messages.ts'
import { join, person } from '../support/people.ts'

beforeEach(async () => {
  await forgetMail()
  await db().rateLimit.deleteMany()
})

const transport = createTransport({ streamTransport: true, buffer: true })
const stranger = {
  to: 'imani@example.org',
  firstName: 'Imani',
  appName: 'Community',
  supportEmail: 'help@example.org',
}

describe('a sender named', () => {
  test.each([
    'Community',
    'The "Best" Community',
    'Fellows, Alumni & Co.',
    'Ünïcode Çommunity',
    '会員ネットワーク',
    'שלום',
    'a <b@c.org>',
    'x'.repeat(100),
    'It’s; ours: (really)',
  ])('%j is one sender', async (name) => {
    const { subject, ...email } = renderEmail(stranger, 'Hello', ['Text'])
    const from = { name, address: 'no-reply@example.org' }
    const { message } = await transport.sendMail({ from, subject, ...email })
    const read = await simpleParser(String(message))
    expect(read.from?.value).toEqual([{ name, address: 'no-reply@example.org' }])
  })
})

describe('a subject of', () => {
  test.each([
    '漢'.repeat(255),
    '🎓'.repeat(120),
    'é'.repeat(255),
    'word '.repeat(60).trim(),
    'x'.repeat(900),
    'a\r\nBcc: x@example.org',
    'tab\there',
  ])('%.30j is read as it was written, in one header', async (subject) => {
    const { subject: made, ...email } = renderEmail(stranger, subject, ['Text'])
    const raw = String((await transport.sendMail({ from: 'a@example.org', subject: made, ...email })).message)
    const read = await simpleParser(raw)
    expect(read.subject?.replace(/\s+/g, ' ')).toBe(subject.replace(/\s+/g, ' '))
    expect(read.headers.has('bcc')).toBe(false)
    expect([read.messageId, read.date]).toEqual([expect.stringMatching(/^<.+@.+>$/), expect.any(Date)])
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(998)
  })
})

describe('the words of a letter', () => {
  test.each(['{name}', '%s', '$&', '$1', '{{x}}', '<%= x %>', `$\{x}`, '\\n', '#{x}', '$$', "$'"])(
    'have %j as it stands',
    (text) => {
      const { text: words, html } = renderEmail({ ...stranger, firstName: text }, text, [
        text,
        { label: text, href: 'https://x.org/?a=1&b=2' },
      ])
      expect(words.split(text)).toHaveLength(4)
      expect(html).toContain('href="https://x.org/?a=1&amp;b=2"')
    },
  )
})

describe('a stranger who knows an invited address', () => {
  test.each(['Claim your prize at http://evil.example', 'www.evil.example', 'Ana, call +1 900 555 0100'])(
    'can’t have us send it %j',
    async (firstName) => {
      const email = `invited-${crypto.randomUUID()}@example.org`
      await db().invitation.create({ data: { email, firstName: 'Ana', lastName: 'Ruiz', roles: ['ALUMNI'] } })
      const password = 'four unrelated words'
      const form = { firstName, lastName: 'x.evil.example', email, password, passwordConfirmation: password }
      await fetch('/auth/register', { form })
      await fetch('/auth/forgot-password', { form: { email } })
      const letters = await mailTo(email)
      expect(letters.length).toBeGreaterThan(0)
      for (const letter of letters) {
        expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/evil|900 555/)
        expect(letter.text).toContain('Hi Ana,')
      }
    },
  )
})

/** What closing an account leaves. */
const GONE = { closedAt: new Date(), emailVerifiedAt: null, listed: false }

describe('what waits to be sent', () => {
  async function member(changes = {}) {
    const email = `${crypto.randomUUID()}@example.org`
    const [id = 0] = await join(
      person('Nadia', 'Haddad', { email, visibility: 'PUBLIC', currentRole: 'ALUMNI', ...changes }),
    )
    return { id, email }
  }

  test('isn’t sent to whom has closed since', async () => {
    const { id, email } = await member()
    await db().$transaction((tx) => queueEmail(tx, 'PASSKEY_ADDED', email))
    await db().user.update({ where: { id }, data: { closedAt: new Date() } })
    expect(await mailTo(email)).toEqual([])
  })

  test('isn’t sent to an address that was left since', async () => {
    const { id, email } = await member()
    await db().$transaction((tx) => queueEmail(tx, 'RESET', email))
    await db().user.update({ where: { id }, data: { email: `new-${email}` } })
    expect(await mailTo(email)).toEqual([])
    expect(await mailTo(`new-${email}`)).toEqual([])
  })

  test.each(['hidden', 'blocked', 'closed'])('names no one who is %s by then', async (how) => {
    await db().user.updateMany({ data: { notificationEmails: 'NEVER' } })
    const [reader, writer] = [await member(), await member({ firstName: 'Secretia' })]
    const ago = new Date(Date.now() - 3_600_000)
    await db().user.update({
      where: { id: reader.id },
      data: { notificationEmails: 'IMMEDIATELY', notifiedUntil: new Date(0) },
    })
    await converse([reader.id, writer.id], [writer.id, 'A word', ago])
    await giveKudos(writer.id, reader.id, { note: 'Thanks', createdAt: ago })
    await queueNotificationEmails()
    if (how === 'hidden')
      await db().user.update({ where: { id: writer.id }, data: { visibility: 'HIDDEN', listed: false } })
    if (how === 'blocked') await db().block.create({ data: { blockerId: writer.id, blockedId: reader.id } })
    if (how === 'closed') await db().user.update({ where: { id: writer.id }, data: GONE })
    for (const letter of await mailTo(reader.email))
      expect(letter.text + letter.html).not.toContain('Secretia')
  })
})

test.each([
  [421, null],
  [450, null],
  [451, null],
  [452, null],
  [550, '5.1.1', 'address'],
  [553, '5.1.3', 'address'],
  [550, '5.7.1', null],
  [554, '5.7.1', null],
  [552, '5.2.2', null],
] as [number, string | null, string | null | undefined][])(
  'the answer %i %s of a server to a letter is no reason to give up a living address: %s',
  (code, more, meant) => {
    const error = Object.assign(new Error(`${code} ${more ?? ''} no`), {
      responseCode: code,
      response: `${code} ${more ?? ''} no`,
      command: 'RCPT TO',
    })
    const refused = refusedBy(error)
    if (meant === 'address') expect(refused).toBe('address')
    else expect(refused === 'address').toBe(false)
  },
)

describe('every link of a letter', () => {
  test('is opened by scanners without effect, and works once after that', async () => {
    const email = `scanned-${crypto.randomUUID()}@example.org`
    await db().invitation.create({ data: { email, firstName: 'Ana', lastName: 'Ruiz', roles: ['ALUMNI'] } })
    const password = 'four unrelated words'
    await fetch('/auth/register', {
      form: { firstName: 'Ana', lastName: 'Ruiz', email, password, passwordConfirmation: password },
    })
    await db().$transaction((tx) => queueEmail(tx, 'RESET', email))
    await db().$transaction((tx) => queueEmail(tx, 'WELCOME_IMPORTED', email))
    const letters = await mailTo(email)
    const links = letters.flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
    expect(links.length).toBeGreaterThan(2)
    const before = await db().user.findUniqueOrThrow({ where: { email } })
    for (const link of links) {
      const { pathname, search } = new URL(link)
      for (const asking of [
        {},
        { method: 'HEAD' },
        { headers: { 'sec-purpose': 'prefetch' } },
        { headers: { 'user-agent': 'Mail Link Scanner' } },
      ] as Asking[])
        expect([pathname.slice(0, 20), (await fetch(pathname + search, asking)).status]).toEqual([
          pathname.slice(0, 20),
          200,
        ])
    }
    const { updatedAt: _, ...after } = await db().user.findUniqueOrThrow({ where: { email } })
    expect(after).toMatchObject({
      emailVerifiedAt: before.emailVerifiedAt,
      visibility: before.visibility,
      passwordHash: before.passwordHash,
    })
    expect(await db().accountToken.count({ where: { userId: after.id, usedAt: { not: null } } })).toBe(0)
  })

  test('that ends emails is followed by programs in their own ways', async () => {
    const [id = 0] = await join(person('Nadia', 'Haddad', { email: `${crypto.randomUUID()}@example.org` }))
    const { unsubscribeKey } = await db().user.findUniqueOrThrow({ where: { id } })
    const link = `/mail/unsubscribe/${id}.${unsubscribeKey}`
    const parts = new FormData()
    parts.append('List-Unsubscribe', 'One-Click')
    const bodies: [BodyInit | undefined, Record<string, string>][] = [
      [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {}],
      [parts, {}],
      [new URLSearchParams({ 'List-Unsubscribe': 'One-Click', extra: 'x' }), { origin: 'null' }],
      ['List-Unsubscribe=One-Click', { 'content-type': 'text/plain' }],
      [undefined, {}],
    ]
    for (const [body, headers] of bodies) {
      await db().user.update({ where: { id }, data: { notificationEmails: 'DAILY' } })
      const request = new Request(`http://localhost${link}`, { method: 'POST', body, headers })
      const { status } = await fetch(request)
      expect([headers, status]).toEqual([headers, 200])
      expect((await db().user.findUniqueOrThrow({ where: { id } })).notificationEmails).toBe('NEVER')
    }
    for (const spoiled of [
      link.slice(0, -1),
      `${link}x`,
      link.replace(`/${id}.`, `/${id + 1}.`),
      link.toUpperCase(),
      `${link}%20`,
      link.replace('.', '%00.'),
    ])
      for (const method of ['GET', 'POST']) expect((await fetch(spoiled, { method })).status).toBe(404)
  })
})

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |', /1\s+2|1[\s\S]*2/],
  ['![A map](/files/x)', /^(?!.*!\[)/],
  ['[Click](javascript:alert(1))', /^Click$/],
  ['```\ncode\n```', /^code$/],
  ['1. one\n2. two', /one\s*\n+\s*two/],
  ['a &lt; b &amp; c', /^a < b & c$/],
])('%j is readable without its signs', (markdown, says) => {
  expect(markdownToText(markdown)).toMatch(says)
})

test('a round of sending with nothing to send is none', async () => {
  expect(await deliverEmails()).toEqual([])
})
