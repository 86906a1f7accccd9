import { describe, expect, test } from 'vitest'
import type { Field } from '#app/domain/administration/fields.ts'
import { onlyOrder } from '#app/domain/exchange/day-order.ts'
import { cellReader, toIso, yesOrNo } from '#app/domain/exchange/from-cell.server.ts'
import { ERROR_VALUE } from '#app/spreadsheets/error-value.ts'

describe('a cell with a day', () => {
  test.each([
    ['2026-03-08', '2026-03-08'],
    ['2026/3/8', '2026-03-08'],
    ['2026.03.08', '2026-03-08'],
    ['2026-03-08 00:00:00', '2026-03-08'],
    ['2026-03-08T00:00:00Z', '2026-03-08'],
    ['2026-03-08T00:00:00.000Z', '2026-03-08'],
    ['3/8/2026 0:00', '2026-03-08'],
    ['3/8/2026', '2026-03-08'],
    ['March 8, 2026', '2026-03-08'],
    ['Sunday, March 8, 2026', '2026-03-08'],
    ['8 March 2026', '2026-03-08'],
    ['8-Mar-2026', '2026-03-08'],
    ['8th March 2026', '2026-03-08'],
    ['1 Sept. 2026', '2026-09-01'],
    ['Mar. 1, 2026', '2026-03-01'],
    ['1-march-2026', '2026-03-01'],
    ['2026-03-01T00:00', '2026-03-01'],
    ['3.1.2026', '2026-03-01'],
  ])('%j is read as %s', (cell, day) => {
    expect(toIso(cell, 'month-first')).toBe(day)
  })

  test.each([
    '3/8/26',
    '8-Mar-26',
    '2026-03-08 09:00',
    '46089',
    'Monday',
    '8 mars 2026',
    'March 2026',
    '20260308',
    '3/8/2026 12:00:00 AM',
    '2026-03-08T00:00:00+05:30',
    '2026-3-8',
  ])('%j is not guessed', (cell) => {
    expect(toIso(cell, 'month-first')).toBe(cell)
  })

  test('waits for the order of its file where both could be', () => {
    expect(toIso('3/8/2026', null)).toBe('3/8/2026')
    expect(onlyOrder(['3/8/2026 0:00', '13/8/2026 0:00'])).toBe('day-first')
    expect(onlyOrder(['3/8/2026', '2026/13/8'])).toBeNull()
  })
})

test.each([
  ...['yes', 'Y', 'TRUE', 't', '1', 'x', ' On ', 'checked', '✓', '✔', '☑'].map((cell) => [cell, 'on']),
  ...['no', 'N', 'FALSE', 'f', '0', 'off', 'unchecked', '☐', '', ' '].map((cell) => [cell, '']),
])('the cell %j is %j', (cell, typed) => {
  expect(yesOrNo(String(cell))).toEqual({ typed })
})

test.each(['-', 'n/a', 'maybe', '2', 'oui', 'yes!', 'x x'])('the cell %j is neither yes nor no', (cell) => {
  expect(yesOrNo(cell)).toEqual({ problem: 'Write yes or no.' })
})

const field = { label: 'Name', input: 'text' } as Field
const { read } = cellReader({} as never, {} as never)

test.each(['#N/A', '#REF!', ' #VALUE! ', '#NAME?', '#DIV/0!', '#n/a'])(
  'the error %j is no text',
  async (cell) => {
    expect(await read(field, cell)).toEqual({ problem: ERROR_VALUE })
  },
)

test.each(['#1', '#N/A and more', 'N/A', '#', '#hashtag', 'NULL'])('%j is a text', async (cell) => {
  expect(await read(field, cell)).toEqual({ typed: cell })
})
