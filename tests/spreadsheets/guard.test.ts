import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guard, unguard } from '#app/spreadsheets/guard.ts'

test.each([
  '=SUM Labs',
  '+1 Mentoring',
  '-40° Ventures',
  '@Scale',
  '\ta tab',
  ' =late',
  "'=SUM Labs",
  '＝SUM',
  '＋1',
  '－2',
  '＠x',
  '\u3000=1',
])('%j is guarded', (text) => {
  expect(guard(text)).toBe(`'${text}`)
})

test.each(["''twice", "'quoted'", 'A=B', ''])('%j stays as it is', (text) => {
  expect(guard(text)).toBe(text)
})

test('guarding a text and taking the guard away leaves it as it was', () => {
  const risky = fc.array(fc.constantFrom("'", '=', '+', ' ', '\t', '\n', '@', '-', 'a', '1'))
  const texts = fc.oneof(
    fc.string(),
    risky.map((characters) => characters.join('')),
  )
  fc.assert(fc.property(texts, (text) => unguard(guard(text)) === text))
})
