import { describe, expect, test } from 'vitest'
import type { EventDates } from '#app/domain/events/event-dates.server.ts'
import { whenOf } from '#app/domain/events/when.ts'
import { day } from '../../support/viewer-kinds.ts'

const event = (startDate: string, startTime: string | null, more: Partial<EventDates> = {}): EventDates => ({
  startDate: day(startDate),
  endDate: day(startDate),
  startTime,
  timezone: 'America/New_York',
  ...more,
})

describe('the time of an event', () => {
  test.each([
    ['2026-03-07', '09:00', '9:00 AM EST'],
    ['2026-03-08', '09:00', '9:00 AM EDT'],
    ['2026-11-01', '01:30', '1:30 AM EDT'],
    ['2026-12-24', '00:05', '12:05 AM EST'],
  ])('on %s at %s is %s wherever it is read', (date, time, expected) => {
    for (const zone of ['America/New_York', 'Europe/London', 'Asia/Tokyo']) {
      expect(whenOf(event(date, time), zone)).toMatchObject({ time: expected, days: expect.any(String) })
    }
  })

  test.each([
    ['America/New_York', null],
    ['America/Toronto', null],
    ['America/Chicago', '5:00 PM CST'],
    ['Europe/London', '11:00 PM GMT'],
    ['Asia/Tokyo', 'Dec 3, 2026, 8:00 AM GMT+9'],
  ])('is said for the clock of %s where it differs: %s', (zone, expected) => {
    expect(whenOf(event('2026-12-02', '18:00'), zone).yours).toBe(expected)
  })

  test('is not said of an event that has none', () => {
    expect(whenOf(event('2026-12-02', null), 'Asia/Tokyo')).toMatchObject({ time: null, yours: null })
  })
})

test('the days of an event are those of its own calendar', () => {
  expect(whenOf(event('2026-03-08', '23:30'), 'Asia/Tokyo')).toMatchObject({
    month: 'Mar',
    day: 8,
    days: 'Mar 8, 2026',
  })
  expect(whenOf(event('2026-03-08', '09:00', { endDate: day('2026-03-10') }), 'UTC').days).toBe(
    'March 8 to 10, 2026',
  )
})
