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
