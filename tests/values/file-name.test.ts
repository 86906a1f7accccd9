import { expect, test } from 'vitest'
import { fileName } from '#app/values/file-name.ts'

test.each([
  ['Mock Interviews - Fellows', 'Mock Interviews - Fellows.xlsx'],
  ['../../etc/passwd', 'etc passwd.xlsx'],
  ['Q1: Kick-off / "Day 1"?', 'Q1 Kick-off Day 1.xlsx'],
  ['Élise’s Abend – 日本', 'Élise’s Abend – 日本.xlsx'],
  ['a\r\nSet-Cookie: b', 'a Set-Cookie b.xlsx'],
  ['...', 'file.xlsx'],
  ['.htaccess', 'htaccess.xlsx'],
  ['~/.ssh', '~ .ssh.xlsx'],
  ['C:\\Windows', 'C Windows.xlsx'],
  ['a\tb', 'a b.xlsx'],
  ['a\0b', 'ab.xlsx'],
  ['  x. ', 'x.xlsx'],
  ['x…', 'x….xlsx'],
  ['100%', '100%.xlsx'],
  ['a;b=c', 'a;b=c.xlsx'],
  ['a|b|c', 'a b c.xlsx'],
  ['<b>x</b>', 'b x b.xlsx'],
  ['O’Neil & Søn', 'O’Neil & Søn.xlsx'],
  ['e\u0301', 'é.xlsx'],
  ['\u202efdp.exe', 'fdp.exe.xlsx'],
  ['\u200b', 'file.xlsx'],
  ['\u3164\u2800', 'file.xlsx'],
  ['👩‍🎓', '👩‍🎓.xlsx'],
  ['con', 'con_.xlsx'],
  ['LPT1', 'LPT1_.xlsx'],
  ['nul.txt', 'nul_.txt.xlsx'],
  ['Con artists', 'Con artists.xlsx'],
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
