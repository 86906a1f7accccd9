import { expect, test } from 'vitest'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { aroundSkipped, comesTwice } from '#app/values/skipped-time.ts'

const day = (text: string) => text as CalendarDate

test.each([
  ['2027-03-14', '02:30', 'America/New_York', ['01:59', '03:00']],
  ['2027-03-14', '02:00', 'America/New_York', ['01:59', '03:00']],
  ['2027-03-28', '02:15', 'Europe/Paris', ['01:59', '03:00']],
  ['2027-10-03', '02:10', 'Australia/Lord_Howe', ['01:59', '02:30']],
])('%s %s is skipped in %s: the nearest times are told', (date, time, zone, around) => {
  expect(aroundSkipped(day(date), time, zone)).toEqual(around)
})

test.each([
  ['2027-03-14', '01:59', 'America/New_York'],
  ['2027-03-14', '03:00', 'America/New_York'],
  ['2027-03-14', '02:30', 'America/Phoenix'],
  ['2027-11-07', '01:30', 'America/New_York'],
])('%s %s is a time in %s', (date, time, zone) => {
  expect(aroundSkipped(day(date), time, zone)).toBeNull()
})

test.each(['Mars/Olympus', '', '../../etc', 'x'.repeat(300)])(
  'no clock skips or repeats anything in the zone %j',
  (zone) => {
    expect(aroundSkipped(day('2027-03-14'), '02:30', zone)).toBeNull()
    expect(comesTwice(day('2027-11-07'), '01:30', zone)).toBe(false)
  },
)

test('a time that clocks are set back over comes twice', () => {
  expect(comesTwice(day('2027-11-07'), '01:30', 'America/New_York')).toBe(true)
  expect(comesTwice(day('2027-11-07'), '02:30', 'America/New_York')).toBe(false)
  expect(comesTwice(day('2027-04-04'), '01:45', 'Australia/Lord_Howe')).toBe(true)
})
