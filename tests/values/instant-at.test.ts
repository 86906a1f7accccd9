import { expect, test } from 'vitest'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'

test.each([
  ['2026-03-07', '09:00', 'America/New_York', '2026-03-07T14:00:00.000Z'],
  ['2026-03-08', '09:00', 'America/New_York', '2026-03-08T13:00:00.000Z'],
  ['2026-10-31', '23:30', 'America/New_York', '2026-11-01T03:30:00.000Z'],
  ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  ['2026-06-01', '00:15', 'Asia/Kolkata', '2026-05-31T18:45:00.000Z'],
  ['2026-04-05', '12:00', 'Australia/Lord_Howe', '2026-04-05T01:30:00.000Z'],
  ['2026-06-01', '12:00', 'UTC', '2026-06-01T12:00:00.000Z'],
  ['2026-03-29', '00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ['2026-01-01', '00:00', 'Pacific/Niue', '2026-01-01T11:00:00.000Z'],
  ['2026-06-01', '12:00', 'Asia/Kathmandu', '2026-06-01T06:15:00.000Z'],
  ['2011-12-31', '00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['2024-02-29', '23:59', 'America/New_York', '2024-03-01T04:59:00.000Z'],
  ['2100-12-31', '23:59', 'UTC', '2100-12-31T23:59:00.000Z'],
  ['1900-01-01', '00:00', 'UTC', '1900-01-01T00:00:00.000Z'],
])('on %s at %s in %s it is %s', (date, time, zone, moment) => {
  expect(instantAt(date as CalendarDate, time, zone).toISOString()).toBe(moment)
})

test('an hour that comes twice is meant the first time', () => {
  expect(instantAt('2026-11-01' as CalendarDate, '01:30', 'America/New_York').toISOString()).toBe(
    '2026-11-01T05:30:00.000Z',
  )
})

test('an hour that is skipped is counted as if clocks stood as before', () => {
  expect(instantAt('2026-03-08' as CalendarDate, '02:30', 'America/New_York').toISOString()).toBe(
    '2026-03-08T07:30:00.000Z',
  )
})
