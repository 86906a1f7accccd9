import { describe, expect, test } from 'vitest'
import { parseId, parseIds } from '#app/values/ids.ts'

describe('an id', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
  ])('%s is an id', (s, id) => {
    expect(parseId(s)).toBe(id)
  })

  test.each([
    undefined,
    '',
    '0',
    '007',
    '2147483648',
    '99999999999',
    '1e3',
    '0x10',
    '-1',
    '+1',
    '5.0',
    '1.0',
    '٣',
    '３',
    ' 5',
    '5 ',
    '5\n',
    '1,2',
    '1 2',
    '1_000',
    '1n',
    '1e9',
    '1.',
    '.5',
    '000',
    '-0',
    '½',
    '²',
    '１２',
    '१',
    '1\u200b',
    '1\u0000',
    '1;DROP TABLE',
    '[1]',
    '{}',
    'null',
    'Infinity',
    '9'.repeat(400),
    'NaN',
    'abc',
  ])('%j is none', (s) => {
    expect(parseId(s)).toBeNull()
  })
})

describe('ids', () => {
  test('unknown shapes are dropped, repeated ids count once, and the order stays', () => {
    expect(parseIds(['7', 'abc', '-1', '1e99', '3', '7', ''])).toEqual([7, 3])
  })

  test('five hundred ids are cut at fifty', () => {
    const values = Array.from({ length: 500 }, (_, i) => String(i + 1))
    expect(parseIds(values)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
    expect(parseIds(values, 2)).toEqual([1, 2])
  })
})
