import { expect, test } from 'vitest'
import { calendarFile } from '#app/domain/calendars/calendar-file.server.ts'
import type { CalendarEntry } from '#app/domain/calendars/entry.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { calendarName, readCalendar } from '../../support/calendars.ts'

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'session-1@example.org',
  name: 'Mock Interviews',
  place: 'Room 4',
  about: 'Leadership Institute',
  url: 'https://example.org/events/1/sessions/1',
  startDate: '2026-03-08' as CalendarDate,
  endDate: '2026-03-08' as CalendarDate,
  startTime: '09:00',
  endTime: '10:00',
  timezone: 'America/New_York',
  isCancelled: false,
  changedAt: new Date('2026-02-01T12:00:00Z'),
  ...changes,
})

const readBack = (changes: Partial<CalendarEntry>) =>
  readCalendar(calendarFile('Agenda', [entry(changes)]))[0]

test('a calendar is read by a program as it was written', () => {
  expect(readBack({})).toEqual({
    uid: 'session-1@example.org',
    name: 'Mock Interviews',
    place: 'Room 4',
    about: 'Leadership Institute',
    url: 'https://example.org/events/1/sessions/1',
    allDay: false,
    start: '2026-03-08T13:00:00.000Z',
    end: '2026-03-08T14:00:00.000Z',
    sequence: (Date.UTC(2026, 1, 1, 12) - Date.UTC(2020, 0, 1)) / 1000,
    changed: '2026-02-01T12:00:00.000Z',
  })
})

test('what takes whole days ends after the last', () => {
  const days = { startTime: null, endTime: null, endDate: '2026-03-10' as CalendarDate }
  expect(readBack(days)).toMatchObject({ allDay: true, start: '2026-03-08', end: '2026-03-11' })
})

test.each([
  'Commas, semicolons; and \\ backslashes',
  'two\nlines',
  'BEGIN:VEVENT',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged',
  'Élise’s café — 日本語, שלום',
  `${'👍🏽'.repeat(60)} and more`,
  'x'.repeat(255),
  'ends with a backslash\\',
  '"quoted": and <tags> & more',
])('%j stays that text, wherever it stands', (text) => {
  const expected = text.replace(/\r\n/g, '\n')
  const written = calendarFile(text, [entry({ name: text, place: text, about: text })])
  const read = readCalendar(written)
  expect(read).toHaveLength(1)
  expect(read[0]).toMatchObject({ name: expected, place: expected, about: expected })
  expect(calendarName(written)).toBe(expected)
})

test('no line is longer than 75 octets, each ends as it must, and none holds half a character', () => {
  const written = calendarFile('Agenda', [entry({ name: '日本語👍'.repeat(30), about: 'é'.repeat(200) })])
  const lines = written.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
    expect(line.isWellFormed()).toBe(true)
  }
})

test('a later change has a higher number, within what programs count with', () => {
  const at = (moment: string) => readBack({ changedAt: new Date(moment) })?.sequence ?? 0
  expect(at('2026-02-01T12:00:01Z')).toBe(at('2026-02-01T12:00:00Z') + 1)
  expect(at('2080-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
  expect(at('2019-01-01T00:00:00Z')).toBe(0)
})

test('the same agenda is written the same again', async () => {
  const written = calendarFile('Agenda', [entry()])
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(calendarFile('Agenda', [entry()])).toBe(written)
})

test('an empty agenda is a calendar without entries, which has the component that a calendar needs', () => {
  const file = calendarFile('Agenda', [])
  expect(readCalendar(file)).toEqual([])
  expect(file.match(/^BEGIN:.*$/gm)).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:STANDARD'])
  expect(file).toMatch(/\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/)
  expect(file.split('\r\n').every((line) => !line.includes('\n') && line.length <= 75)).toBe(true)
})
