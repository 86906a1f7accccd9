// @one-database: it reads no database.
import { expect, test } from 'vitest'
import { dearerText } from '../scripts/bench/compare.ts'
import { otherCheckout } from '../scripts/bench/other-checkout.ts'

test('names the pages that became dearer by more than 10 %, and no others', () => {
  const ratios = [
    { name: 'login', ratio: 1.1 },
    { name: 'home', ratio: 1.11 },
    { name: 'profile', ratio: 0.4 },
  ]
  expect(dearerText(ratios)).toBe('Dearer by more than 10 %: home (1.11 ×).')
  expect(dearerText(ratios.slice(2))).toBe('No page became dearer by more than 10 %.')
})

test('is compared with a folder as it is, and with nothing else that isn’t a state of the product', () => {
  expect(otherCheckout('tests').folder).toMatch(/tests$/)
  for (const named of ['v0.0.0-never', '--all', 'tests/bench.test.ts'])
    expect(() => otherCheckout(named)).toThrow(`There’s neither a folder nor a tag or commit ${named}.`)
})
