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

test.each([
  'x'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(200),
  `${'…/'.repeat(150)}`,
  'é'.repeat(300),
  '日'.repeat(300),
])('of %j ends as it has to, within 255 bytes', (text) => {
  const name = fileName(text, 'xlsx', ' - Fellows')
  expect(name).toMatch(/[^ .] - Fellows\.xlsx$/)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  expect(name.isWellFormed()).toBe(true)
})

test('is cut between characters', () => {
  const name = fileName('👍'.repeat(200), 'xlsx')
  expect(name.isWellFormed()).toBe(true)
  expect(Array.from(name).length).toBeLessThan(90)
})
