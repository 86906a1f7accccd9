import { expect, test } from 'vitest'
import { initials } from '#app/ui/initials.ts'

test.each([
  ['Imani Okafor', 'IO'],
  ['tomás de la álvarez', 'TÁ'],
  ['Odile', 'O'],
  ['(Kofi) "Mensah"', 'KM'],
])('initials of %s are the capitals of its first and last word', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a combining accent stays with its letter', () => {
  expect(initials('E\u0301lise Marchand')).toBe('E\u0301M')
})

test('scripts without capitals give one letter', () => {
  expect(initials('李 文')).toBe('李')
  expect(initials('نادية حداد')).toBe('ن')
})

test('a vowel sign stays with its letter', () => {
  expect(initials('निशा')).toBe('नि')
})

test('a letter whose capital takes two is left as it is', () => {
  expect(initials('ßabine Lindqvist')).toBe('ßL')
})

test('a name without letters still has something to show', () => {
  expect(initials('— …')).toBe('?')
})
