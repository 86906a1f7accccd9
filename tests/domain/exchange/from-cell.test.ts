import { expect, test } from 'vitest'
import type { Field } from '#app/domain/administration/fields.ts'
import { cellReader, yesOrNo } from '#app/domain/exchange/from-cell.server.ts'
import { ERROR_VALUE } from '#app/spreadsheets/error-value.ts'

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
