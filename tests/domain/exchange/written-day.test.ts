import { describe, expect, test } from 'vitest'
import { onlyOrder } from '#app/domain/exchange/day-order.ts'
import { hasShortYear, saysDay, toIso, whyNotRead } from '#app/domain/exchange/written-day.ts'

/** Spellings of one day, and the order in which they say it; without one they need none. */
const SPELLINGS: [cell: string, day: string, order?: 'month-first' | 'day-first'][] = [
  ['2026-03-08', '2026-03-08'],
  ['2026/3/8', '2026-03-08'],
  ['2026.03.08', '2026-03-08'],
  ['2026. 03. 08.', '2026-03-08'],
  ['2026-03-08 00:00:00', '2026-03-08'],
  ['2026-03-08T00:00:00Z', '2026-03-08'],
  ['2026-03-08T00:00:00.000Z', '2026-03-08'],
  ['2026-03-01T00:00', '2026-03-01'],
  ['March 8, 2026', '2026-03-08'],
  ['Sunday, March 8, 2026', '2026-03-08'],
  ['8 March 2026', '2026-03-08'],
  ['8-Mar-2026', '2026-03-08'],
  ['8-Mar-26', '2026-03-08'],
  ['March 8, 26', '2026-03-08'],
  ['8th March 2026', '2026-03-08'],
  ['1 Sept. 2026', '2026-09-01'],
  ['Mar. 1, 2026', '2026-03-01'],
  ['1-march-2026', '2026-03-01'],
  ['3/8/2026', '2026-03-08', 'month-first'],
  ['3/8/2026 0:00', '2026-03-08', 'month-first'],
  ['3/8/26', '2026-03-08', 'month-first'],
  ['03/08/26', '2026-03-08', 'month-first'],
  ['3-8-2026', '2026-03-08', 'month-first'],
  ['3.8.2026', '2026-03-08', 'month-first'],
  ['8/3/2026', '2026-03-08', 'day-first'],
  ['8/3/26', '2026-03-08', 'day-first'],
  ['08.03.2026', '2026-03-08', 'day-first'],
  ['08.03.26', '2026-03-08', 'day-first'],
  ['8. 3. 2026', '2026-03-08', 'day-first'],
  ['8-3-2026', '2026-03-08', 'day-first'],
  ['\u00a08/3/2026 ', '2026-03-08', 'day-first'],
]

describe.each(SPELLINGS)('%j', (cell, day, order) => {
  const orders = [null, 'month-first', 'day-first'] as const

  test('is read, and compared, as one day alone once the order is known', () => {
    for (const one of orders) {
      const isRead = order === undefined || one === order
      expect(toIso(cell, one) === day, String(one)).toBe(isRead)
      // Without an order it isn't an edit of the day in either.
      expect(saysDay(cell, day, one), String(one)).toBe(isRead || one === null)
      if (isRead) expect(whyNotRead(cell, one)).toBeNull()
    }
  })
})

test.each(['Monday', '8 mars 2026', 'March 2026', 'Mar-26', '20260308', '26-03-08', '08-03-26', '2026-3-8'])(
  '%j is no day, and stays as it is',
  (cell) => {
    expect([toIso(cell, 'month-first'), whyNotRead(cell, 'month-first')]).toEqual([cell, null])
    expect(saysDay(cell, '2026-03-08', 'month-first')).toBe(false)
  },
)

test.each([
  ['2026-03-08 09:00', 'Write the day alone'],
  ['3/8/2026 12:00:00 AM', 'Write the day alone'],
  ['March 8, 2026, 9:00 AM', 'Write the day alone'],
  ['3/8/2026 9:00am', 'Write the day alone'],
  ['2026-03-08T00:00:00+05:30', 'Write the day alone'],
  ['46089', 'A spreadsheet program made a number of this date.'],
  ['46089.375', 'A spreadsheet program made a number of this date.'],
])('%j isn’t guessed either, and it’s said what to do', (cell, reason) => {
  expect(toIso(cell, 'month-first')).toBe(cell)
  expect(whyNotRead(cell, 'month-first')).toContain(reason)
})

test('where the order isn’t known, the reason says so', () => {
  for (const cell of ['3/8/2026', '3.8.26', '13/04/2027']) {
    expect([toIso(cell, null), whyNotRead(cell, null)]).toEqual([
      cell,
      expect.stringContaining('The day or the month may come first.'),
    ])
  }
})

test('a day that isn’t there in the order of the file is named so', () => {
  expect(whyNotRead('04/13/2027', 'day-first')).toBe('There’s no such day with the day first.')
  expect(whyNotRead('99/99/2027', 'day-first')).toBeNull()
})

describe('a year of two digits', () => {
  test.each([
    ['3/8/00', '2000-03-08'],
    ['3/8/29', '2029-03-08'],
  ])('%j is of this century, as spreadsheet programs have it', (cell, day) => {
    expect([toIso(cell, 'month-first'), hasShortYear(cell)]).toEqual([day, true])
  })

  test.each(['3/8/30', '3/8/85', '8-Mar-99'])('%j isn’t guessed, and says which year it may be', (cell) => {
    expect([toIso(cell, 'month-first'), hasShortYear(cell)]).toEqual([cell, false])
    expect(whyNotRead(cell, 'month-first')).toMatch(
      /^Write the year with four digits, such as 20(30|85|99)\.$/,
    )
  })

  test('is that of the day that stands, whichever century that has', () => {
    expect(saysDay('3/8/85', '1985-03-08', 'month-first')).toBe(true)
    expect(saysDay('3/8/85', '2085-03-08', null)).toBe(true)
    expect(saysDay('3/8/85', '1985-08-03', 'month-first')).toBe(false)
    expect(saysDay('3/8/85', '1986-03-08', null)).toBe(false)
  })
})

test.each([
  [['3/8/2026 0:00', '13/8/2026 0:00'], 'day-first'],
  [['3/8/26', '3/13/26'], 'month-first'],
  [['8.3.26', '13.3.26'], 'day-first'],
  [['3/8/2026', '2026/13/8'], null],
  [['13/8/2026', '8/13/2026'], null],
  [['3/8/2026', '3/8/26'], null],
])('%j have the order %s', (days, order) => {
  expect(onlyOrder(days)).toBe(order)
})
