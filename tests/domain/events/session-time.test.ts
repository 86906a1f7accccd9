import { expect, test } from 'vitest'
import { timeOfSession } from '#app/domain/events/session-time.ts'
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
