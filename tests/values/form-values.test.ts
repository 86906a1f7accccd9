import { describe, expect, test } from 'vitest'
import { calendarDate, email, line, optionalDate, personName } from '#app/values/form-values.ts'
import type { z } from '#app/values/zod.ts'

/** What is kept, or what is said instead. */
function readBy(schema: z.ZodType, typed: string) {
  const read = schema.safeParse(typed)
  return read.success ? read.data : read.error.issues.map(({ message }) => message)
}

const RANGE = ['Please enter a date from Jan 1, 1900 to Dec 31, 2100.']
const NO_DATE = ['Please enter a real date, such as 2026-03-08.']

describe('a day', () => {
  test.each([
    '2026-03-08',
    ' 2026-03-08\r\n',
    '\u200e2026-03-08\u200f',
    '2026-03-08\u200b',
    '\ufeff2026-03-08',
    '\u20682026-03-08\u2069',
    '\u00a02026-03-08\u3000',
    '2026-03-08\0',
  ])('pasted as %j is read', (typed) => {
    expect(readBy(calendarDate('Please enter the date.'), typed)).toBe('2026-03-08')
    expect(readBy(optionalDate(), typed)).toBe('2026-03-08')
  })

  test.each([
    ['', ['Please enter the date.']],
    ['\u200e', ['Please enter the date.']],
    ['12026-03-08', RANGE],
    ['0000-01-01', RANGE],
    ['+012026-03-08', RANGE],
    ['2101-01-01', RANGE],
    ['2026-02-29', NO_DATE],
    ['2026-3-8', NO_DATE],
    ['2026-03-08T00:00', NO_DATE],
    ['08/03/2026', NO_DATE],
    ['２０２６-03-08', NO_DATE],
    ['2026-060', NO_DATE],
    ['tomorrow', NO_DATE],
  ])('%j is answered by %j', (typed, said) => {
    expect(readBy(calendarDate('Please enter the date.'), typed)).toEqual(said)
  })

  test.each(['', ' ', '\u200e', '\u00a0\u200b'])('that is optional may be %j', (typed) => {
    expect(readBy(optionalDate(), typed)).toBeNull()
  })
})

test.each([
  ['a', 'Please enter your first name with at least 2 characters.'],
  ['a\u0301', 'Please enter your first name with at least 2 characters.'],
  ['\u200ba', 'Please enter your first name with at least 2 characters.'],
  ['Ж', 'Please enter your first name with at least 2 characters.'],
  ['x'.repeat(256), 'Please use 255 characters or fewer. You have 256.'],
  ['🎓'.repeat(256), 'Please use 255 characters or fewer. You have 256.'],
  ['\u3164\u115f', 'Please enter your first name.'],
])('of the name %j is said: %s', (typed, said) => {
  expect(readBy(personName('Please enter your first name.'), typed)).toEqual([said])
})

test.each(['伟', 'ש', 'ア', 'Bo', '🎓'.repeat(255), `${'x'.repeat(255)}\u200b`])('%j is a name', (typed) => {
  expect(readBy(personName('Please enter your first name.'), typed)).not.toBeInstanceOf(Array)
})

test.each([
  ['a\r\nb', 'a b'],
  ['\ta\tb', 'a b'],
  ['a\0b', 'ab'],
  ['a\u2028b', 'a b'],
])('the line %j is %j', (typed, kept) => {
  expect(readBy(line({ required: 'Please enter it.', max: 20 }), typed)).toBe(kept)
})

test.each([
  ['', 'Please enter your email address.'],
  ['\u200b', 'Please enter your email address.'],
  ['imani', 'Please enter a valid email address.'],
  ['imani@exam\u3164ple.org', 'Please enter a valid email address.'],
])('of the address %j is said: %s', (typed, said) => {
  expect(readBy(email, typed)).toEqual([said])
})
