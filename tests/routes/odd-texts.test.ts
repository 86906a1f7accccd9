// @one-database: what people and staff write is shown above the database.
/** Texts as people write and paste them, wherever a page shows them: whole, as text, in valid markup. */
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderEmail } from '#app/domain/emails/render.ts'
import { announce, removeAnnouncements } from '../support/announcements.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { Page } from '../support/html.ts'
import { newPosting } from '../support/hubs.ts'
import { giveKudos } from '../support/kudos.ts'
import { faultsIn } from '../support/markup.ts'
import { converse, newcomer } from '../support/messages.ts'
import { newPartner } from '../support/partners.ts'
import { answered, asked } from '../support/questions.ts'
import { newResource } from '../support/resources.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

const TEXTS = [
  '"><b>bold</b>',
  "' onclick='alert(1)",
  '</script><script>alert(1)</script>',
  '</textarea><p>out',
  '</title><h1>out',
  '<!-- not closed',
  ']]> <![CDATA[',
  '&amp; &lt;b&gt; &nbsp; &bogus;',
  `{{ constructor }} $\{x} <%= x %> #{x}`,
  '%s %d %zz %00 \\u0000 \\n',
  'null',
  'undefined',
  '0',
  '-1',
  'true',
  '[object Object]',
  '__proto__',
  'x'.repeat(200),
  'https://example.org/?a=1&b=2#c',
  'javascript:alert(1)',
  '🎓 👩‍👩‍👧 🇧🇷 ☺️',
  'שלום (עולם) 123',
  'مرحبا, world!',
  'Z̴̡̢͚a̷l̸g̶o̵',
  '張伟・さくら　민',
  '= 1 + 1; + 2; - 3; @x',
  'a  b   c',
  'Ｗｉｄｅ　ｔｅｘｔ',
  '1⁄2 ½ № ™ ﬁ',
  'C:\\Users\\x "quoted" \'single\' `back`',
]

let reader: number
let cookie: string
let eventId: number
const made: {
  text: string
  question: number
  resource: number
  hub: number
  chat: number
  session: number
}[] = []

beforeAll(async () => {
  await removeAnnouncements()
  await db().event.updateMany({ data: { published: false } })
  reader = await newcomer({ roles: ['ALUMNI'] })
  const fellow = await newFellow()
  cookie = await signIn(reader)
  eventId = await fellowEvent({ name: 'Odd texts' })
  for (const [index, text] of TEXTS.entries()) {
    const other = await newcomer({ firstName: `Odd${index}` })
    const question = await asked(other, text)
    await answered(question, reader, text)
    await giveKudos(other, reader, { note: text })
    const hub = await newPartner(text)
    await newPosting(hub, { title: text })
    await announce({
      name: text,
      publishedAt: new Date(),
      activities: [{ name: text, elements: [{ kind: 'TEXT', text }] }],
    })
    const session = await sessionOn(eventId, 0, text, {
      roomName: text,
      startTime: `${String(index % 24).padStart(2, '0')}:00`,
    })
    made.push({
      text,
      question,
      hub,
      session,
      resource: (await newResource(text, { sections: [[text, text]] })).id,
      chat: await converse([other, reader], [other, text]),
    })
  }
  await attend(
    eventId,
    [fellow],
    made.map(({ session }) => session),
  )
  fellows = await signIn(fellow)
}, 60_000)

let fellows: string

/** As a page shows it, where blanks are one. */
const shown = (text: string) => text.replace(/\s+/g, ' ').trim()

async function expectShown(address: string, text: string, as = cookie) {
  const { status, page, response } = await visit(address, { cookie: as })
  expect([status, page.text('body').includes(shown(text))], `${address} ${text}`).toEqual([200, true])
  expect(await faultsIn(await response.text()), `${address} ${text}`).toEqual([])
}

describe.each(TEXTS.map((text, index) => [text, index] as const))('%j', (text, index) => {
  test('is a question with its answer', () => expectShown(`/questions/${made[index]?.question}`, text))
  test('is what a member wrote', () => expectShown(`/messages?conversationId=${made[index]?.chat}`, text))
  test('is the name of a partner and of its posting', () =>
    expectShown(`/partner-hub/${made[index]?.hub}`, text))
  test('is the name of a session and of its room', () =>
    expectShown(`/events/${eventId}/sessions/${made[index]?.session}/fellow-attendees`, text, fellows))
  test('is what someone searches for', () =>
    expectShown(`/directory?search=${encodeURIComponent(text)}`, text.slice(0, 150)))
})

test.each([
  '/questions',
  '/kudos',
  '/messages',
  '/announcements',
  '/careers/job-board',
  '/partner-hub',
  '/resources',
])('%s is valid with all of them', async (address) => {
  for (const page of ['', '?page=2', '?page=3']) {
    const { status, response } = await visit(address + page, { cookie })
    expect(status).toBe(200)
    expect(await faultsIn(await response.text()), address + page).toEqual([])
  }
})

test('a calendar has each of them whole', async () => {
  const file = await (await fetch(`/events/${eventId}/agenda.ics`, { cookie: fellows })).text()
  const names = readCalendar(file).map(({ name }) => name)
  for (const text of TEXTS) expect(names.map(shown)).toContain(shown(text))
})

describe('an email', () => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const to = { to: 'imani@example.org', appName: 'Community', supportEmail: 'help@example.org' }

  test.each([
    ...TEXTS,
    '.',
    '..\n.\n',
    'From here',
    'é'.repeat(2000),
    'word '.repeat(2000),
    '=3D=20',
    '-- \nsigned',
    '\tx',
  ])('says %j as it is, in words and in HTML', async (text) => {
    const name = shown(text)
    const { subject, ...email } = renderEmail({ ...to, firstName: name }, name, [
      text,
      { label: name, href: 'https://example.org/?a=1&b=2' },
    ])
    const { message } = await transport.sendMail({ from: 'a@example.org', subject, ...email })
    const raw = String(message)
    expect(raw).toMatch(/^[\t\r\n -~]*$/)
    expect(raw.split('\r\n').filter((line) => line.length > 998)).toEqual([])
    const read = await simpleParser(raw)
    expect([read.subject, read.text]).toEqual([name, expect.stringContaining(`Hi ${name},\n\n${text}\n\n`)])
    const html = String(read.html)
    expect(
      await faultsIn(html.replace('<meta charset="utf-8">', '<meta charset="utf-8"><title>x</title>')),
    ).toEqual([])
    expect(new Page(html, 'the email').texts('p')).toContain(`Hi ${name},`)
    expect(html.split('<br>')).toHaveLength(text.split('\n').length)
  })
})
