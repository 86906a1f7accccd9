import { expect, test } from 'vitest'
import { saysSame } from '#app/domain/exchange/rewriting.ts'

test.each([
  ['417', '00417'],
  ['3E+12', '003000000000042'],
  ['1.00E+05', '1E5'],
  ['100000', '1E5'],
  ['5-Mar', 'MAR-05'],
  ['Mar-05', 'MAR-05'],
  ['3/5/2026', '2026-03-05'],
  ['05.03.2026', '2026-03-05'],
  ['two\r\nlines', 'two\nlines'],
  ['x'.repeat(32_767), 'x'.repeat(33_000)],
])('%.20s is %.20s, rewritten', (cell, stands) => {
  expect(saysSame(cell, stands)).toBe(true)
})

test.each([
  ['418', '00417'],
  ['3E+12', '004000000000042'],
  ['6-Mar', 'MAR-05'],
  ['4/5/2026', '2026-03-05'],
  ['x'.repeat(32_766), 'x'.repeat(33_000)],
  ['0015g00000Aa1Bb', '0015g00000aa1bb'],
])('%.20s is an edit of %.20s', (cell, stands) => {
  expect(saysSame(cell, stands)).toBe(false)
})
