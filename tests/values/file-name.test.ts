import { expect, test } from 'vitest'
import { fileName } from '#app/values/file-name.ts'

test.each([
  ['Mock Interviews - Fellows', 'Mock Interviews - Fellows.xlsx'],
  ['../../etc/passwd', 'etc passwd.xlsx'],
  ['Q1: Kick-off / "Day 1"?', 'Q1 Kick-off Day 1.xlsx'],
  ['Élise’s Abend – 日本', 'Élise’s Abend – 日本.xlsx'],
  ['a\r\nSet-Cookie: b', 'a Set-Cookie b.xlsx'],
  ['...', 'file.xlsx'],
  ['', 'file.xlsx'],
])('of %j is %j', (text, name) => {
  expect(fileName(text, 'xlsx')).toBe(name)
})

test('is cut between characters', () => {
  const name = fileName('👍'.repeat(200), 'xlsx')
  expect(name.isWellFormed()).toBe(true)
  expect(Array.from(name).length).toBeLessThan(90)
})
