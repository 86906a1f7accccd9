import { createTransport } from 'nodemailer'
import { beforeAll, describe, expect, test } from 'vitest'
import { RegistrationSchema } from '#app/domain/accounts/schema.ts'
import { verifyAddress } from '#app/domain/accounts/verification.server.ts'
import { renderEmail } from '#app/domain/emails/render.ts'
import { queueNotificationEmails } from '#app/domain/notification-emails/queue.server.ts'
import { personKey } from '#app/values/fold.ts'
import { lotsOf } from '#app/values/lots.ts'
import { isVisible, normalizeText } from '#app/values/text.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { directory } from '../support/directory.ts'
import { mailTo } from '../support/mail.ts'
import { converse, newcomer } from '../support/messages.ts'
import { INVISIBLE, NAMES } from '../support/names.ts'
import { asked } from '../support/questions.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'
import { readSheets } from '../support/workbook.ts'

const PATIENCE = 300_000
const emailOf = (index: number) => `name-${index}@example.org`
const form = (firstName: string, lastName: string, index: number) => {
  const password = 'four unrelated words'
  return { firstName, lastName, email: emailOf(index), password, passwordConfirmation: password }
}

type Named = { id: number; first: string; last: string; name: string; welcome: string }
let people: Named[]
let reader: number
let cookie: string

beforeAll(async () => {
  people = []
  reader = await newcomer({ roles: ['ALUMNI'] })
  cookie = await signIn(reader)
  for (const [index, [firstName, lastName]] of NAMES.entries()) {
    const invited = { firstName: normalizeText(firstName), lastName: 'Person', roles: ['ALUMNI' as const] }
    await db().invitation.create({ data: { email: emailOf(index), ...invited } })
    const asked = { form: form(firstName, lastName, index), clientAddress: `192.0.2.${index}` }
    expect([firstName, (await fetch('/auth/register', asked)).status]).toEqual([firstName, 303])
    const [welcome] = await mailTo(emailOf(index))
    const shown = { personalEmail: emailOf(index), emailVisible: true }
    const { id } = await db().user.update({
      where: { email: emailOf(index) },
      data: {
        currentRole: 'ALUMNI',
        isOnboarded: true,
        visibility: 'PUBLIC',
        contact: { upsert: { create: shown, update: shown } },
      },
    })
    await db().$transaction((tx) => verifyAddress(tx, id))
    const [first, last] = [normalizeText(firstName), normalizeText(lastName)]
    people.push({ id, first, last, name: `${first} ${last}`, welcome: welcome?.text ?? '' })
  }
}, PATIENCE)

test('there are sixty, and none is refused', () => {
  expect(people).toHaveLength(60)
})

test('registering stores them whole', async () => {
  const rows = await db().user.findMany({ where: { id: { in: people.map(({ id }) => id) } } })
  for (const { id, first, last } of people)
    expect(rows.find((row) => row.id === id)).toMatchObject({ firstName: first, lastName: last })
})

test('a profile shows each whole', { timeout: PATIENCE }, async () => {
  for (const { id, name } of people) {
    const { page } = await visit(`/profile/${id}`, { cookie })
    expect(page.find('h1 bdi').text).toBe(name)
  }
})

test('a search finds each, in either order, with or without a comma, and the card shows it whole', {
  timeout: PATIENCE,
}, async () => {
  for (const { id, first, last, name } of people) {
    for (const typed of [`${last}, ${first}`, `  ${name.toUpperCase()}  `]) {
      const { page, ids } = await directory(`?search=${encodeURIComponent(typed.slice(0, 190))}`, reader)
      expect([typed, ids]).toEqual([typed, expect.arrayContaining([id])])
      expect(page.texts('.person-card h2')).toContain(name)
    }
  }
})

const JOINED: [typed: string, name: string][] = [
  ['张伟', '伟 张'],
  ['伟张', '伟 张'],
  ['최도윤', '도윤 최'],
  ['高橋さくら', 'さくら 高橋'],
  ['ヤマダタロウ', 'タロウ ヤマダ'],
]

test('names that are joined are found joined, in either order', async () => {
  for (const [typed, name] of JOINED) {
    const { page } = await directory(`?search=${encodeURIComponent(typed)}`, reader)
    expect([typed, page.texts('.person-card h2')]).toEqual([typed, expect.arrayContaining([name])])
  }
})

test.each([
  ['Nguyen, Lan', 'Lan Nguyễn'],
  [' lan  nguyen ', 'Lan Nguyễn'],
  ['o’neal', "Shaquille O'Neal"],
  ["O'CONNOR", 'Sinéad O’Connor'],
  ['ميخواهم', 'نگار می‌خواهم'],
  ['محمـــد عبد اللة', 'محمد عبد الله'],
])('%s finds %s', async (typed, name) => {
  expect((await directory(`?search=${encodeURIComponent(typed)}`, reader)).names).toEqual([name])
})

test('a list sorts them by the one collation', async () => {
  const ids = people.map(({ id }) => id)
  const sorted = await db().user.findMany({
    where: { id: { in: ids } },
    orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
    select: { sortName: true, firstName: true, lastName: true },
  })
  for (const { sortName, firstName, lastName } of sorted)
    expect(sortName).toBe(personKey(firstName, lastName))
})

test('a contact card holds each', { timeout: PATIENCE }, async () => {
  for (const { id, first, last, name } of people) {
    const answer = await fetch(`/profile/${id}/vcard`, { cookie })
    expect([name, answer.headers.get('content-disposition')]).toEqual([
      name,
      expect.stringMatching(/^attachment; filename="[ -~]+\.vcf"(; filename\*=UTF-8''[!-~]+\.vcf)?$/),
    ])
    const card = await answer.text()
    expect(card.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const lines = card.replace(/\r\n /g, '').split('\r\n')
    const plain = (text = '') => text.replace(/\\([\\;,])/g, '$1')
    expect(plain(lines.find((line) => line.startsWith('FN:')))).toBe(`FN:${name}`)
    expect(plain(lines.find((line) => line.startsWith('N:')))).toBe(`N:${last};${first};;;`)
  }
})

test('a spreadsheet holds each', { timeout: PATIENCE }, async () => {
  const eventId = await fellowEvent()
  const sessionId = await sessionOn(eventId, 1)
  await attend(
    eventId,
    people.map(({ id }) => id),
    [sessionId],
  )
  const [participant] = await db().partnerParticipant.createManyAndReturn({
    data: [{ eventId, organizationId: 1, status: 'ACCEPTED' }],
  })
  const file = `/partner-dashboard/${participant?.organizationId}/event/${eventId}/sessions/${sessionId}/fellow-attendees/export`
  const answer = await fetch(file, { as: 'event-manager' })
  const [rows] = await readSheets(new Uint8Array(await answer.arrayBuffer()))
  const names = rows?.data.slice(1).map(([, first, , last]) => `${first} ${last}`)
  const sorted = await db().user.findMany({
    where: { id: { in: people.map(({ id }) => id) } },
    orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
  })
  expect(names).toEqual(sorted.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
})

test('a calendar holds each', { timeout: PATIENCE }, async () => {
  const [eventId, fellow] = [await fellowEvent(), await newFellow()]
  const sessionIds: number[] = []
  const names = people.flatMap(({ first, last }) => [first, last])
  for (const name of names) sessionIds.push(await sessionOn(eventId, 1, name))
  await attend(eventId, [fellow], sessionIds)
  const calendar = await (await fetch(`/events/${eventId}/agenda.ics`, { as: fellow })).text()
  const entries = readCalendar(calendar).map(({ name }) => name)
  expect(entries.toSorted()).toEqual(names.toSorted())
})

test('the mail about the new account greets each', () => {
  for (const { first, welcome } of people) expect(welcome).toContain(`Hi ${first},`)
})

test('no header of a mail is broken by a name', async () => {
  for (const { first, name } of people) {
    const person = { to: 'a@example.org', firstName: first, appName: 'MLT', supportEmail: 's@example.org' }
    const letter = renderEmail(person, `A message from ${name}`, [`${name} wrote to you.`])
    expect(letter.subject).toBe(`A message from ${name}`)
    expect(letter.subject).not.toMatch(/[\r\n]/)
    expect(letter.html).not.toContain('<b>Bold')
    const { message } = await transport.sendMail({
      from: 'a@example.org',
      ...person,
      subject: letter.subject,
    })
    const [head = ''] = String(message).split('\r\n\r\n')
    expect(head).toMatch(/^[\t\r\n -~]*$/)
    expect(decoded(/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1])).toBe(letter.subject)
  }
})

const transport = createTransport({ streamTransport: true, buffer: true })

/** RFC 2047. */
const decoded = (header = '') =>
  header
    .replace(/\?=\r\n[ \t]=\?/g, '?= =?')
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, how, text = '']) =>
          how?.toUpperCase() === 'B'
            ? Buffer.from(text, 'base64')
            : Buffer.from(
                text
                  .replace(/_/g, ' ')
                  .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
                'latin1',
              ),
        ),
      ).toString('utf8'),
    )

describe('in talks', () => {
  test('a message names each, and the inbox finds them', { timeout: PATIENCE }, async () => {
    for (const { id } of people) await converse([id, reader], [id, 'May I ask you something?'])
    for (const { first, last, name } of people) {
      const typed = encodeURIComponent(`${last}, ${first}`.slice(0, 190))
      const { page } = await visit(`/messages?search=${typed}`, { cookie })
      expect(page.texts('.inbox-entry .card-link')).toContain(name)
    }
  })

  test('the mail about news names each', { timeout: PATIENCE }, async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    for (const lot of lotsOf(people, 20)) {
      const id = await newcomer({ roles: ['ALUMNI'] })
      const { email } = await db().user.update({
        where: { id },
        data: { notificationEmails: 'IMMEDIATELY', notifiedUntil: hoursAgo(48) },
      })
      for (const { id: writer } of lot) await converse([writer, id], [writer, 'Are you there?', hoursAgo(1)])
      await queueNotificationEmails()
      const [letter] = await mailTo(email)
      for (const { name } of lot) expect(letter?.text).toContain(`${name} sent you a message`)
    }
  })

  test('a mention names each', { timeout: PATIENCE }, async () => {
    for (const { id, name } of people) {
      const { page } = await visit(`/questions/${await asked(id, 'Does anybody know?')}`, { cookie })
      expect(page.texts('main bdi')).toContain(name)
    }
  })
})

describe('what nobody can see', () => {
  test('is the same to the database, of every character there is', async () => {
    const all = Array.from({ length: 0x11_0000 - 1 }, (_, index) => index + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => !isVisible(sign))
    const shown = await db().$queryRaw`
      SELECT ascii(sign) AS code FROM unnest(${all}::text[]) sign WHERE "isVisible"(sign)`
    expect(all.length).toBeGreaterThan(4000)
    expect(shown).toEqual([])
  })

  test.each(INVISIBLE)('%j is no name', async (blank) => {
    expect(isVisible(normalizeText(blank))).toBe(false)
    const parsed = RegistrationSchema.safeParse(form(blank, 'Okafor', 99))
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Please enter your first name.'])
    const id = await newcomer()
    await db().user.update({ where: { id }, data: { firstName: blank, middleName: null, lastName: blank } })
    const { page } = await visit(`/profile/${id}`, { cookie })
    expect(page.find('h1 bdi').text).toBe('Unnamed member')
  })
})
