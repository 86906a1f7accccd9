import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addDays,
  type CalendarDate,
  formatMedium,
  formatMonthYear,
  formatRange,
  formatShort,
  fromDbDate,
  parseCalendarDate,
  toDbDate,
  today,
} from '#app/values/calendar-date.ts'

function day(s: string): CalendarDate {
  const date = parseCalendarDate(s)
  if (!date) throw new Error(`${s} is no date`)
  return date
}

describe('reading a date', () => {
  test.each(['2026-03-08', '1990-01-01', '2024-02-29', '1900-01-01', '2100-12-31'])('%s is a date', (s) => {
    expect(parseCalendarDate(s)).toBe(s)
  })

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-00',
    '20260-02-03',
    '1',
    '03/08/2026',
    'March 7',
    '0001-01-01',
    '1899-12-31',
    '2101-01-01',
    '9999-12-31',
    '2026-3-8',
    '2026-03-08T00:00:00Z',
    ' 2026-03-08',
    '2026-03-08\n',
    '٢٠٢٦-٠٣-٠٨',
    '２０２６-０３-０８',
    '2026–03–08',
    '2026-1-01',
    '26-01-01',
    '2026/03/08',
    '2026.03.08',
    '8.3.2026',
    '2026-03-08 ',
    '2026-03-08T12:00',
    '2026-03-08Z',
    '+002026-03-08',
    '-2026-03-08',
    '2026-03-32',
    '2026-06-31',
    '2100-02-29',
    '2026-W10-7',
    '20260308',
    '2026-03',
    '0000-00-00',
    '1e3-01-01',
    'NaN-NaN-NaN',
    'today',
    '',
  ])('%j is no date', (s) => {
    expect(parseCalendarDate(s)).toBeNull()
  })
})

describe.each([
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Asia/Tokyo', -540],
])('on a machine in %s', (zone, offset) => {
  const usual = process.env.TZ

  beforeEach(() => {
    process.env.TZ = zone
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset)
  })

  afterEach(() => {
    if (usual === undefined) delete process.env.TZ
    else process.env.TZ = usual
  })

  test.each([
    ['2026-03-08', '03/08/26', 'Mar 8, 2026', 'Mar 2026'],
    ['1990-01-01', '01/01/90', 'Jan 1, 1990', 'Jan 1990'],
    ['2026-01-01', '01/01/26', 'Jan 1, 2026', 'Jan 2026'],
    ['2000-12-31', '12/31/00', 'Dec 31, 2000', 'Dec 2000'],
  ])('%s is printed as the day it is', (s, short, medium, monthYear) => {
    expect(formatShort(day(s))).toBe(short)
    expect(formatMedium(day(s))).toBe(medium)
    expect(formatMonthYear(day(s))).toBe(monthYear)
  })

  test.each(['2026-03-08', '1990-01-01', '2026-11-01'])('%s passes through the database unchanged', (s) => {
    expect(toDbDate(day(s)).toISOString()).toBe(`${s}T00:00:00.000Z`)
    expect(fromDbDate(toDbDate(day(s)))).toBe(s)
  })

  test.each([
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 365, '2027-03-08'],
    ['2026-03-08', 0, '2026-03-08'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to)
  })

  test.each([
    ['America/Chicago', '2026-05-06T04:30:00Z', '2026-05-05'],
    ['UTC', '2026-05-06T04:30:00Z', '2026-05-06'],
    ['Pacific/Auckland', '2026-05-05T12:10:00Z', '2026-05-06'],
    ['Pacific/Honolulu', '2026-05-06T09:50:00Z', '2026-05-05'],
    ['America/New_York', '2026-01-01T05:00:00Z', '2026-01-01'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
  ])('today in %s at %s is %s', (viewerZone, now, expected) => {
    expect(today(viewerZone, new Date(now))).toBe(expected)
  })
})

test('a zone that does not exist has no today', () => {
  expect(() => today('Mars/Olympus')).toThrow(RangeError)
})

test.each([
  ['2026-03-08', '2026-03-08', 'Mar 8, 2026'],
  ['2026-03-08', '2026-03-10', 'March 8 to 10, 2026'],
  ['2026-03-30', '2026-04-02', 'March 30 to April 2, 2026'],
  ['2026-12-30', '2027-01-02', 'December 30, 2026 to January 2, 2027'],
])('the days from %s to %s are %s', (from, to, expected) => {
  expect(formatRange(day(from), day(to))).toBe(expected)
})
