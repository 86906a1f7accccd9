import { describe, expect, test } from 'vitest'
import { statusOf } from '#app/domain/action-items/status.ts'
import { type CalendarDate, today } from '#app/values/calendar-date.ts'

const open = (startDate: string, dueDate: string) => ({
  startDate: startDate as CalendarDate,
  dueDate: dueDate as CalendarDate,
  completed: false,
})

describe('the status of an action item', () => {
  test.each([
    ['was due yesterday', '2026-05-01', '2026-05-04', 'overdue'],
    ['is due today', '2026-05-01', '2026-05-05', 'to-do'],
    ['is due tomorrow', '2026-05-01', '2026-05-06', 'to-do'],
    ['starts today', '2026-05-05', '2026-05-09', 'to-do'],
    ['starts tomorrow', '2026-05-06', '2026-05-09', 'upcoming'],
    ['was due years ago', '2020-01-01', '2020-01-02', 'overdue'],
  ])('that %s follows from its dates', (_, start, due, status) => {
    expect(statusOf(open(start, due), '2026-05-05' as CalendarDate)).toBe(status)
  })

  test('that is completed is complete, whatever its dates', () => {
    for (const item of [open('2020-01-01', '2020-01-02'), open('2030-01-01', '2030-01-02')]) {
      expect(statusOf({ ...item, completed: true }, '2026-05-05' as CalendarDate)).toBe('complete')
    }
  })
})

/** The clocks of New York change on 8 March and on 1 November 2026. */
describe('an item due on a day, in the zone of whoever looks', () => {
  test.each([
    ['America/Chicago', '2026-05-05', '2026-05-06T04:59:00Z', '2026-05-06T05:00:00Z'],
    ['Asia/Tokyo', '2026-05-05', '2026-05-05T14:59:00Z', '2026-05-05T15:00:00Z'],
    ['Pacific/Auckland', '2026-05-05', '2026-05-05T11:59:00Z', '2026-05-05T12:00:00Z'],
    ['America/New_York', '2026-03-07', '2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'],
    ['Europe/London', '2026-10-25', '2026-10-25T23:59:00Z', '2026-10-26T00:00:00Z'],
  ])(
    '%s, %s, is to do to the last minute and overdue from the first of the next',
    (zone, day, last, next) => {
      const item = open('2026-01-01', day)
      expect(statusOf(item, today(zone, new Date(last)))).toBe('to-do')
      expect(statusOf(item, today(zone, new Date(next)))).toBe('overdue')
    },
  )
})
