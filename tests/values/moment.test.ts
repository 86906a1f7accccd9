import { describe, expect, test } from 'vitest'
import { formatBriefly, formatTimestamp, isTimeZone, timeAgo } from '#app/values/moment.ts'

describe('a timestamp', () => {
  test.each([
    ['2026-03-07T14:00:00Z', 'America/New_York', 'Mar. 7, 2026, 9:00 AM EST'],
    ['2026-03-08T13:00:00Z', 'America/New_York', 'Mar. 8, 2026, 9:00 AM EDT'],
    ['2026-11-01T05:30:00Z', 'America/New_York', 'Nov. 1, 2026, 1:30 AM EDT'],
    ['2026-11-01T06:30:00Z', 'America/New_York', 'Nov. 1, 2026, 1:30 AM EST'],
    ['2026-05-05T12:05:00Z', 'UTC', 'May 5, 2026, 12:05 PM UTC'],
    ['2026-09-30T15:00:00Z', 'Asia/Tokyo', 'Oct. 1, 2026, 12:00 AM GMT+9'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(formatTimestamp(new Date(instant), zone)).toBe(expected)
  })
})

test.each([
  ['2026-05-05T13:05:00Z', '9:05 AM'],
  ['2026-05-05T03:59:00Z', 'Mon'],
  ['2026-04-29T16:00:00Z', 'Wed'],
  ['2026-04-28T16:00:00Z', 'Apr 28'],
  ['2025-12-31T16:00:00Z', 'Dec 31, 2025'],
])('%s is %s to who reads it in New York on May 5, 2026', (instant, expected) => {
  const now = new Date('2026-05-05T15:00:00Z')
  expect(formatBriefly(new Date(instant), 'America/New_York', now)).toBe(expected)
})

describe('time ago', () => {
  const now = new Date('2026-05-05T12:00:00Z')

  test.each([
    ['2026-05-05T12:00:30Z', 'just now'],
    ['2026-05-05T11:59:01Z', 'just now'],
    ['2026-05-05T11:59:00Z', '1 minute ago'],
    ['2026-05-05T11:55:00Z', '5 minutes ago'],
    ['2026-05-05T11:00:00Z', '1 hour ago'],
    ['2026-05-04T12:00:01Z', '23 hours ago'],
    ['2026-05-03T12:00:00Z', '2 days ago'],
    ['2026-04-01T12:00:00Z', '1 month ago'],
    ['2025-05-06T12:00:00Z', '12 months ago'],
    ['2024-05-05T12:00:00Z', '2 years ago'],
  ])('%s is %s', (instant, expected) => {
    expect(timeAgo(new Date(instant), now)).toBe(expected)
  })
})

describe('time zones', () => {
  test.each(['America/New_York', 'Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires'])(
    '%s is one',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )

  test.each(['', 'Mars/Olympus', '+05:30', '-08:00', 'America/New_York; DROP', '../etc/passwd', 'UTC\u0000'])(
    '%j is none',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false)
    },
  )
})
