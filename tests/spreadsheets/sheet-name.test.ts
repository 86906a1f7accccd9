import { expect, test } from 'vitest'
import { sheetName } from '#app/spreadsheets/sheet-name.ts'

test.each([
  ['Mock Interviews', 'Mock Interviews'],
  ['Q1: Kick-off / Fellows & Partners? [Day 1] — opening plenary', 'Q1 Kick-off Fellows & Partners…'],
  ["'Quoted'", 'Quoted'],
  ['', 'Sheet'],
  ['  \u200b ', 'Sheet'],
  ['[*]', 'Sheet'],
  ['History', 'History (2)'],
  ['HISTORY', 'HISTORY (2)'],
  ['\u0007Bell', 'Bell'],
])('of %j is %j', (text, name) => {
  expect(sheetName(text)).toBe(name)
})

test('has at most 31 units and cuts no character in two', () => {
  for (const text of ['x'.repeat(32), '👩‍👩‍👧‍👧'.repeat(9), `${'x'.repeat(29)}👍👍`, '日本'.repeat(40)]) {
    const name = sheetName(text)
    expect(name.length).toBeLessThanOrEqual(31)
    expect(name.isWellFormed()).toBe(true)
    expect(name).toMatch(/…$/)
  }
})

test('differs from those that are taken by more than capitals, within the limit', () => {
  const first = sheetName('A session with a name longer than a sheet has')
  const second = sheetName('A SESSION WITH A NAME LONGER THAN A SHEET HAS', [first])
  expect(second).toMatch(/ \(2\)$/)
  expect(second.length).toBeLessThanOrEqual(31)
  expect(sheetName('about', ['About', 'ABOUT (2)'])).toBe('about (3)')
})
