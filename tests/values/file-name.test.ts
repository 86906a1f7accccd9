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
  ['COM¹', 'COM¹_.xlsx'],
  ['lpt³.txt', 'lpt³_.txt.xlsx'],
  ['con .x', 'con_ .x.xlsx'],
  ['CON\u200b', 'CON_.xlsx'],
  ['conin$', 'conin$_.xlsx'],
  ['com0', 'com0_.xlsx'],
  ['com10', 'com10.xlsx'],
  ['console', 'console.xlsx'],
  ['-rf', '-rf.xlsx'],
  ['$(rm)', '$(rm).xlsx'],
  ['#1', '#1.xlsx'],
  ['a\u2028b\u0085c', 'a b c.xlsx'],
  ['\ufeffa', 'a.xlsx'],
  ['%2f..', '%2f.xlsx'],
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
