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

const tags = { label: 'Tags', input: 'choices', choices: 'tags' } as Field
const choices = {
  tags: [
    { value: '1', label: 'Industry: Other', name: 'Other' },
    { value: '2', label: 'Job role: Other', name: 'Other' },
    { value: '3', label: 'Industry: Finance', name: 'Finance' },
    { value: '4', label: 'Format: 3', name: '3' },
    { value: '5', label: 'Format: Industry: Finance', name: 'Industry: Finance' },
  ],
}
const ofTags = cellReader({} as never, { choices } as never)

test.each([
  ['Industry: Other; Job role: Other', ['1', '2']],
  ['industry:other', ['1']],
  ['Finance', ['3']],
  ['Finance, Job role: Other', ['3', '2']],
  ['#4', ['4']],
  // A whole name comes before what another one is called alone.
  ['Industry: Finance', ['3']],
  ['Format: Industry: Finance', ['5']],
])('the tags %j are read by their types, or by a name that no other has', async (cell, typed) => {
  expect(await ofTags.read(tags, cell)).toEqual({ typed })
})

test.each([
  ['Other', 'There are several with that name. Write one of: Industry: Other, Job role: Other.'],
  // It’s the number of one and the name of another.
  ['3', 'There are several with that name. Write one of: Industry: Finance, Format: 3.'],
])('the tag %j could be several, which the fault names', async (cell, problem) => {
  expect(await ofTags.read(tags, cell)).toEqual({ problem })
})
