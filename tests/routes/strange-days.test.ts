// @one-database: days and hours are read above the database.
/** Days, hours and zones as calendars, keyboards and files of elsewhere write them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { timeOfSession } from '#app/domain/events/session-time.ts'
import { type CalendarDate, formatRange } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'
import { formatTime } from '#app/values/moment.ts'
import { gathering, inDays, newEvent, session } from '../support/admin-events.ts'
import { admin, sendForm } from '../support/administration.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { newMember, send } from '../support/own-profile.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

const on = (day: string) => day as CalendarDate

describe('an event', () => {
  const FAULTS: [what: string, values: ReturnType<typeof session>, says: RegExp | null][] = [
    ['ends before it begins', { endDate: inDays(9) }, /last day must not be before/],
    ['on a day no month has', { startDate: '2027-02-29' }, /real date/],
    ['on a day in German', { startDate: '30.11.2027' }, /real date/],
    ['on a day without hyphens', { startDate: '20271130' }, /real date/],
    ['on a moment', { startDate: '2027-11-30T00:00' }, /real date/],
    ['on no day', { startDate: '0000-00-00' }, /real date|from Jan/],
    ['far from now', { startDate: '+012027-11-30' }, /from Jan 1, 1900 to Dec 31, 2100/],
    ['in Arabic digits', { startDate: '٢٠٢٧-١١-٣٠' }, /real date/],
    ['without a day', { startDate: '' }, /first day/],
    ['at noon in words', { startTime: 'noon' }, /a time, such as/],
    ['at 24:00', { startTime: '24:00' }, /a time, such as/],
    ['at 9.30', { startTime: '9.30' }, /a time, such as/],
    ['at 25:99', { startTime: '25:99' }, /a time, such as/],
    ['at 9h', { startTime: '9h' }, /a time, such as/],
    ['in no zone', { timezone: '' }, /time zone/],
    ['in a zone of its own', { timezone: 'Mars/Olympus' }, /time zone/],
    ['in a zone in small letters', { timezone: 'america/chicago' }, /time zone/],
    ['in an offset', { timezone: '+05:30' }, /time zone/],
    ['in a very long zone', { timezone: 'x'.repeat(5000) }, null],
    ['with a session after it', session(0, { startDate: inDays(12) }), /must be one of the event’s/],
    ['with a session before it', session(0, { startDate: inDays(9) }), /must be one of the event’s/],
    ['with an end and no start', session(0, { startTime: '' }), /when the session starts/],
    ['with a session at no hour', session(0, { endTime: '12:60' }), /a time, such as/],
    [
      'at an hour that is skipped',
      { startDate: '2027-03-14', endDate: '2027-03-14', startTime: '02:30' },
      /clocks skip/,
    ],
  ]

  test.each(FAULTS)('%s is told so, with all that was typed', async (_, values, says) => {
    const all = { ...gathering(), name: 'Strange event', startTime: '09:00', ...values }
    const { page } = await visit('/admin/events/new', admin)
    const form = page.form('.admin-form', all, 'Save draft')
    const refused = await visit(form.action, { ...admin, form: form.fields })
    expect(refused.status).toBe(400)
    if (says) expect(refused.page.text('.error-summary')).toMatch(says)
    const again = refused.page.form('.admin-form')
    for (const [name, value] of Object.entries(values))
      if (name !== 'timezone') expect([name, again.fields.get(name)]).toEqual([name, value])
  })

  test.each([
    [' 2027-11-30 ', '2027-11-30'],
    ['\u200e2027-11-30\u200e', '2027-11-30'],
    ['2028-02-29', '2028-02-29'],
  ])('on %j is taken', async (startDate, stored) => {
    const id = await newEvent({ startDate, endDate: startDate })
    const event = await db().event.findUniqueOrThrow({ where: { id } })
    expect(event.startDate.toISOString().slice(0, 10)).toBe(stored)
  })

  test.each([
    [session(0, { startTime: '23:00', endTime: '01:00' })],
    [session(0, { startTime: '23:59', endTime: '23:59' })],
    [session(0, { startTime: '00:00', endTime: '00:00' })],
    [session(0, { startTime: '00:00', endTime: '' })],
    [
      {
        startDate: '2027-11-07',
        endDate: '2027-11-07',
        ...session(0, { startDate: '2027-11-07', startTime: '01:30', endTime: '01:15' }),
      },
    ],
    [
      {
        startDate: '2027-03-14',
        endDate: '2027-03-14',
        ...session(0, { startDate: '2027-03-14', startTime: '01:30', endTime: '02:30' }),
      },
    ],
  ])('with the hours %j is shown, and is a calendar', async (values) => {
    const id = await newEvent({ ...values, isFellowEvent: 'on' }, 'Publish')
    await db().event.update({ where: { id }, data: { published: true, status: 'LIVE' } })
    const fellow = await newFellow()
    const sessions = await db().eventSession.findMany({ where: { eventId: id } })
    await attend(
      id,
      [fellow],
      sessions.map((it) => it.id),
    )
    const { status, page } = await visit(`/events/${id}`, { as: fellow })
    expect([status, /NaN|Invalid|undefined/.test(page.text('main'))]).toEqual([200, false])
    const [entry] = readCalendar(await (await fetch(`/events/${id}/agenda.ics`, { as: fellow })).text())
    expect(entry?.end === null || (entry?.end ?? '') > (entry?.start ?? 'x')).toBe(true)
  })
})

describe('a birthday', () => {
  test.each([
    ['tomorrow', inDays(1)],
    ['1899', '1899-12-31'],
    ['year one', '0001-01-01'],
    ['February 30', '1990-02-30'],
    ['month first', '12/31/1990'],
    ['far ahead', '9999-12-31'],
  ])('of %s is refused where it was typed', async (_, birthdate) => {
    const { cookie, id } = await newMember()
    const { status, page } = await send('/profile/demographic-information', cookie, { birthdate })
    expect([status, page.has('#birthdate-error, [name=birthdate][aria-invalid=true]')]).toEqual([400, true])
    expect(page.find('[name=birthdate]').getAttribute('value')).toBe(birthdate)
    expect((await db().privateFacts.findFirst({ where: { userId: id } }))?.birthdate ?? null).toBeNull()
  })
})

describe('a job', () => {
  test.each([
    ['ends before it begins', { startDate: '2024-02-29', endDate: '2024-02-28' }],
    ['ends as it begins', { startDate: '2024-02-29', endDate: '2024-02-29' }],
    ['ends though it goes on', { startDate: '2024-02-29', endDate: '2024-03-01', isCurrent: 'on' }],
    ['on no leap day', { startDate: '2023-02-29' }],
    ['in a month', { startDate: '2024-02' }],
    ['long ago', { startDate: '1066-10-14' }],
  ])('that %s is answered in its form', async (_, dates) => {
    const { cookie } = await newMember()
    const { page } = await visit('/profile/employment/add', { cookie })
    const form = page.form('main form.form, dialog form.form', { ...dates, title: 'Engineer' } as Record<
      string,
      string
    >)
    const answer = await visit(form.action, { cookie, form: form.fields })
    expect([303, 400]).toContain(answer.status)
    if (answer.status === 400) expect(answer.page.text('main, dialog')).not.toMatch(/Invalid|NaN|undefined/)
  })
})

describe('a time zone of one’s own', () => {
  test.each(['Mars/Olympus', '+05:30', 'GMT+1', 'x'.repeat(5000), '../etc'])(
    '%j isn’t taken',
    async (timeZone) => {
      const { cookie, id } = await newMember()
      const { status } = await send('/profile/contact-information/time-zone', cookie, { timeZone })
      expect(status).toBe(400)
      expect((await db().user.findUniqueOrThrow({ where: { id } })).timeZone).toBeNull()
    },
  )
})

test.each([
  ['2026-11-30', '11:00', 'Asia/Kathmandu', '11:00 AM GMT+5:45'],
  ['2026-11-30', '11:00', 'Australia/Lord_Howe', '11:00 AM GMT+11'],
  ['2026-07-30', '11:00', 'Australia/Lord_Howe', '11:00 AM GMT+10:30'],
  ['2026-11-30', '00:00', 'Pacific/Kiritimati', '12:00 AM GMT+14'],
  ['2026-11-30', '12:00', 'Pacific/Pago_Pago', '12:00 PM GMT-11'],
  ['2026-11-30', '23:59', 'Asia/Calcutta', '11:59 PM GMT+5:30'],
  ['2026-11-30', '09:00', 'US/Eastern', '9:00 AM EST'],
  ['2026-06-30', '09:00', 'Europe/Kyiv', '9:00 AM GMT+3'],
])('%s %s in %s is %s', (date, time, zone, says) => {
  expect(formatTime(instantAt(on(date), time, zone), zone)).toBe(says)
})

test.each([
  ['2026-12-31', '2027-01-01', 'December 31, 2026 to January 1, 2027'],
  ['2026-11-30', '2026-12-01', 'November 30 to December 1, 2026'],
  ['2028-02-29', '2028-02-29', 'Feb 29, 2028'],
])('from %s to %s is %s', (first, last, says) => {
  expect(formatRange(on(first), on(last))).toBe(says)
})

test.each([
  ['2026-11-30', '09:00', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Nov 29, 2026, 8:00 AM'],
  ['2026-11-30', '09:00', 'Asia/Tokyo', 'Asia/Seoul', null],
])('a session on %s at %s in %s, read in %s, says the reader’s day', (date, time, zone, reader, yours) => {
  const shown = timeOfSession({ startDate: on(date), startTime: time } as never, zone, reader)
  if (yours === null) expect(shown?.yours).toBeNull()
  else expect(shown?.yours).toContain(yours)
})

describe('a calendar', () => {
  const NAMES = [
    'a;b,c\\n\\d',
    'Line\r\nBEGIN:VEVENT',
    '🎓'.repeat(200),
    'é'.repeat(250),
    ' ;:"\' ',
    'URL:http://x',
  ]
  let eventId: number
  let fellow: number
  beforeAll(async () => {
    eventId = await fellowEvent({ name: 'Strange calendar' })
    fellow = await newFellow()
    const ids: number[] = []
    for (const [index, name] of NAMES.entries())
      ids.push(await sessionOn(eventId, 0, name, { startTime: `0${index}:00`, roomName: name, type: name }))
    await attend(eventId, [fellow], ids)
  })

  test('has lines of 75 bytes at most, split between letters, and every name', async () => {
    const response = await fetch(`/events/${eventId}/agenda.ics`, { as: fellow })
    const file = await response.text()
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\ufffd')
    }
    const names = readCalendar(file).map(({ name }) => name.replace(/\s+/g, ' ').trim())
    expect(names.toSorted()).toEqual(NAMES.map((name) => name.replace(/\s+/g, ' ').trim()).toSorted())
  })

  test('is asked for in odd ways', async () => {
    const cookie = await signIn(fellow)
    const { page } = await visit('/events/calendar', { cookie })
    await fetch(page.form('main form').action, { cookie, form: page.form('main form').fields })
    const shown = (await visit('/events/calendar', { cookie })).page.root.toString()
    const path = /\/calendars\/[\w.-]+\/agenda\.ics/.exec(shown)?.[0] ?? ''
    expect(path).not.toBe('')
    const headers: [string, string][] = [
      ['if-modified-since', 'Mon, 30 Nov 2099 12:00:00 GMT'],
      ['if-modified-since', 'yesterday'],
      ['if-none-match', '"unclosed'],
      ['accept', 'text/calendar'],
      ['accept', 'text/html'],
      ['range', 'bytes=0-10'],
      ['accept-encoding', '*;q=0'],
    ]
    for (const [name, value] of headers) {
      const response = await fetch(path, { headers: { [name]: value } })
      expect([response.status, response.headers.get('content-type')], name).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ])
    }
    const tag = (await fetch(path)).headers.get('etag') ?? ''
    expect(
      (await fetch(path, { headers: { 'if-none-match': `"x", W/${tag.replace(/^W\//, '')}` } })).status,
    ).toBe(304)
    const head = await fetch(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const wrong of [
      path.toUpperCase().replace('AGENDA.ICS', 'agenda.ics'),
      `${path}x`,
      path.replace('/agenda', 'x/agenda'),
    ])
      expect([404, 405], wrong).toContain((await fetch(wrong)).status)
    expect((await fetch(path, { method: 'POST' })).status).toBe(405)
  })
})

test('an action item is overdue by the reader’s own day', async () => {
  const { today } = await import('#app/values/calendar-date.ts')
  const now = new Date('2026-11-30T10:30:00Z')
  expect([
    today('Pacific/Honolulu', now),
    today('Pacific/Auckland', now),
    today('Pacific/Kiritimati', now),
  ]).toEqual(['2026-11-30', '2026-11-30', '2026-12-01'])
})

test('a form of administration is told of every wrong day at once', async () => {
  const answer = await sendForm('/admin/announcements/new', {
    name: 'x',
    startDate: '2026-02-30',
    endDate: 'x',
  })
  expect(answer.status).toBeLessThan(500)
})
