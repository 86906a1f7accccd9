import { describe, expect, test } from 'vitest'
import {
  attendeesCloseOn,
  canAcceptInvitation,
  canChangeAttendees,
  hasManagedAttendees,
} from '#app/domain/partner-events/policy.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

const TODAY = '2026-03-08' as CalendarDate
const [before, after] = ['2026-03-07', '2026-03-09'] as [CalendarDate, CalendarDate]

describe('attendees of a partner that has accepted', () => {
  test.each([
    ['ahead', after, 'ahead', after, true],
    ['ahead', after, 'past', before, true],
    ['past', before, 'ahead', after, true],
    ['today', TODAY, 'ahead', after, true],
    ['without a date', null, 'ahead', after, true],
    ['past', before, 'today', TODAY, false],
    ['today', TODAY, 'today', TODAY, false],
    ['past', before, 'past', before, false],
    ['without a date', null, 'past', before, false],
  ] as const)('with registration %s (%s) and the start %s (%s) may be changed: %4$s', (...row) => {
    const [, registrationStartDate, , startDate, may] = row
    const event = { startDate, registrationStartDate, timezone: 'Asia/Tokyo' }
    // Late on that day in Tokyo, and in the morning of the same day in New York.
    const now = new Date('2026-03-08T14:59:00Z')
    expect(canChangeAttendees({ status: 'ACCEPTED', event }, now)).toBe(may)
    expect(canChangeAttendees({ status: 'INVITED', event }, now)).toBe(false)
  })

  test('closes by the day at the event, and names that day', () => {
    const event = { startDate: TODAY, registrationStartDate: before, timezone: 'Asia/Tokyo' }
    const open = (now: string) => canChangeAttendees({ status: 'ACCEPTED', event }, new Date(now))
    expect(open('2026-03-07T14:59:00Z')).toBe(true)
    expect(open('2026-03-07T15:00:00Z')).toBe(false)
    expect(attendeesCloseOn(event)).toBe(TODAY)
    expect(attendeesCloseOn({ ...event, registrationStartDate: after })).toBe(after)
  })
})

test('an invitation is accepted once, and not after the event', () => {
  const accepts = (status: 'INVITED' | 'ACCEPTED', event: 'PENDING' | 'LIVE' | 'COMPLETE') =>
    canAcceptInvitation({ status, event: { status: event } })
  expect(accepts('INVITED', 'PENDING')).toBe(true)
  expect(accepts('INVITED', 'LIVE')).toBe(true)
  expect(accepts('INVITED', 'COMPLETE')).toBe(false)
  expect(accepts('ACCEPTED', 'LIVE')).toBe(false)
})

test('attendees are managed at events that are live or pending', () => {
  const statuses = ['PENDING', 'LIVE', 'COMPLETE'] as const
  expect(statuses.filter((status) => hasManagedAttendees({ status }))).toEqual(['PENDING', 'LIVE'])
})
