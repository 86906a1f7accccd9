import { describe, expect, test } from 'vitest'
import { spanOf } from '#app/domain/calendars/entry.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

const span = (
  timezone: string,
  day: string,
  startTime: string | null,
  endTime: string | null = null,
  last = day,
) => {
  const dates = { startDate: day as CalendarDate, endDate: last as CalendarDate }
  const { allDay, start, end } = spanOf({ ...dates, startTime, endTime, timezone })
  return [start.toISOString(), end?.toISOString() ?? null, ...(allDay ? ['all day'] : [])]
}

describe('when an entry is', () => {
  test.each([
    // The day on which clocks are set forward, and the one before.
    ['America/New_York', '2026-03-07', '09:00', '10:00', '2026-03-07T14:00', '2026-03-07T15:00'],
    ['America/New_York', '2026-03-08', '09:00', '10:00', '2026-03-08T13:00', '2026-03-08T14:00'],
    ['Europe/London', '2026-03-29', '09:00', '10:00', '2026-03-29T08:00', '2026-03-29T09:00'],
    ['Asia/Tokyo', '2026-03-08', '09:00', '10:00', '2026-03-08T00:00', '2026-03-08T01:00'],
    // Across midnight, and from it.
    ['America/New_York', '2026-05-05', '23:30', '00:30', '2026-05-06T03:30', '2026-05-06T04:30'],
    ['Europe/London', '2026-12-31', '23:30', '01:00', '2026-12-31T23:30', '2027-01-01T01:00'],
    // An end at the start is that of the next day.
    ['Asia/Tokyo', '2026-05-05', '09:00', '09:00', '2026-05-05T00:00', '2026-05-06T00:00'],
    ['Asia/Tokyo', '2026-05-05', '00:00', '00:45', '2026-05-04T15:00', '2026-05-04T15:45'],
    // The night in which an hour comes twice, or not at all.
    ['America/New_York', '2026-11-01', '01:30', '03:00', '2026-11-01T05:30', '2026-11-01T08:00'],
    ['America/New_York', '2026-10-31', '23:30', '02:30', '2026-11-01T03:30', '2026-11-01T07:30'],
    ['Europe/London', '2026-10-25', '00:30', '02:30', '2026-10-24T23:30', '2026-10-25T02:30'],
    ['America/New_York', '2026-03-08', '01:30', '03:30', '2026-03-08T06:30', '2026-03-08T07:30'],
  ])('in %s on %s from %s to %s', (zone, day, from, to, start, end) => {
    expect(span(zone, day, from, to)).toEqual([`${start}:00.000Z`, `${end}:00.000Z`])
  })

  test('has no end where none is said, or where clocks skip what lies between', () => {
    expect(span('Asia/Tokyo', '2026-05-05', '09:00')).toEqual(['2026-05-05T00:00:00.000Z', null])
    expect(span('America/New_York', '2026-03-08', '02:30', '03:00')[1]).toBeNull()
  })

  test('takes whole days without a time, the last one included', () => {
    const days = ['2026-02-27T00:00:00.000Z', '2026-03-02T00:00:00.000Z', 'all day']
    expect(span('America/New_York', '2026-02-27', null, null, '2026-03-01')).toEqual(days)
    expect(span('Asia/Tokyo', '2026-02-27', null, null, '2026-03-01')).toEqual(days)
  })
})
