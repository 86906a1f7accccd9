import { expect, test } from 'vitest'
import { sharedZone, timeOfSession } from '#app/domain/events/session-time.ts'
import { day } from '../../support/viewer-kinds.ts'

const timeOf = (date: string, startTime: string | null, zone: string, readerZone = zone) =>
  timeOfSession({ startDate: day(date), startTime }, zone, readerZone)

test.each([
  ['2026-03-07', '09:00', 'America/New_York', '9:00 AM EST', '2:00 PM GMT'],
  ['2026-03-08', '09:00', 'America/New_York', '9:00 AM EDT', '1:00 PM GMT'],
  ['2026-11-01', '01:30', 'America/New_York', '1:30 AM EDT', '5:30 AM GMT'],
  ['2026-10-25', '09:00', 'America/New_York', '9:00 AM EDT', '1:00 PM GMT'],
  ['2026-03-29', '00:30', 'Asia/Tokyo', '12:30 AM GMT+9', 'Mar 28, 2026, 3:30 PM GMT'],
  ['2026-04-05', '23:59', 'Australia/Sydney', '11:59 PM GMT+10', '2:59 PM GMT+1'],
])('on %s at %s in %s it is %s, and %s in London', (date, time, zone, there, yours) => {
  expect(timeOf(date, time, zone, 'Europe/London')).toEqual({ there, yours })
})

test('says nothing twice to a reader whose clock shows the same', () => {
  expect(timeOf('2026-03-08', '09:00', 'America/New_York', 'America/Toronto')?.yours).toBeNull()
})

test('a session without a time has none', () => {
  expect(timeOf('2026-03-08', null, 'America/New_York')).toBeNull()
})

test.each([
  [
    'America/New_York',
    ['2026-03-07T14:00Z', '2026-03-07T22:00Z'],
    'Europe/London',
    { name: 'EST', ahead: 300 },
  ],
  ['America/New_York', ['2026-07-07T14:00Z'], 'Asia/Kolkata', { name: 'EDT', ahead: 570 }],
  ['America/New_York', ['2026-07-07T14:00Z'], 'America/Los_Angeles', { name: 'EDT', ahead: -180 }],
  ['America/New_York', ['2026-07-07T14:00Z'], 'America/Toronto', { name: 'EDT', ahead: 0 }],
  // Clocks change there, or here.
  ['America/New_York', ['2026-03-07T14:00Z', '2026-03-08T14:00Z'], 'Asia/Kolkata', null],
  ['Asia/Kolkata', ['2026-03-07T14:00Z', '2026-03-08T14:00Z'], 'America/New_York', null],
  ['America/New_York', [], 'Asia/Kolkata', null],
])('times in %s at %j are told once to a reader in %s: %j', (zone, moments, readerZone, said) => {
  const dates = moments.map((moment) => new Date(moment))
  expect(sharedZone(dates, zone, readerZone)).toEqual(said)
})
