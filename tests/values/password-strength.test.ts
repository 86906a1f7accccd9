import { expect, test } from 'vitest'
import { passwordStrength } from '#app/values/password-strength.ts'

test.each([
  ['', 'short'],
  ['abcde', 'short'],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['password12345678', 'weak'],
  ['Qwertyuiopasdf', 'weak'],
  ['elm lamp six', 'fair'],
  ['elm lamp six rivers', 'strong'],
  ['学生たちは本を読んでいます。はい', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength)
})
