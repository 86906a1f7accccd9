import { expect, test } from 'vitest'
import { numbersByText } from '#app/domain/exchange/numbers-by-text.ts'

test('texts have the numbers that they were given, with hardly any mistaken for another', () => {
  const numbers = numbersByText()
  const texts = Array.from({ length: 20_000 }, (_, index) => `key 003BENCH${String(index).padStart(8, '0')}`)
  const taken = texts.filter((text) => numbers.get(text) !== undefined)
  for (const [index, text] of texts.entries()) numbers.set(text, index)
  const wrong = texts.filter((text, index) => numbers.get(text) !== index)
  expect([taken, wrong.length < 5, numbers.get('another')]).toEqual([[], true, undefined])
})
