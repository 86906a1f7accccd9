import { expect, test } from 'vitest'
import { normalizePassword } from '#app/values/password.ts'

test('a password is the same however its accents were typed', () => {
  expect(normalizePassword('cafe\u0301-secret')).toBe('café-secret')
})

test('spaces around a password belong to it', () => {
  expect(normalizePassword('  secret \n')).toBe('  secret \n')
})
