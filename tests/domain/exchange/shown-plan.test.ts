import { expect, test } from 'vitest'
import { nothingShown, showAlso } from '#app/domain/exchange/shown-plan.ts'

const sentences = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `The organization Works ${from + index} is made.`)

test('what several lots say is said once, and of a lot of it how much more there is', () => {
  const shown = nothingShown()
  const said = new Set<string>()
  const lot = (consequences: string[]) =>
    showAlso(shown, { lines: [], faults: [], unread: [], consequences }, said)
  lot(sentences(0, 900))
  expect([shown.consequences.length, shown.unsaid]).toEqual([900, 0])
  lot([...sentences(800, 1500), ...sentences(800, 1500)])
  lot(sentences(1200, 1500))
  expect([shown.consequences.length, shown.unsaid]).toEqual([1000, 500])
  expect(new Set(shown.consequences).size).toBe(1000)
})

test('of rewritten cells the first are shown, and all are counted', () => {
  const shown = nothingShown()
  const lot = (from: number) =>
    Array.from({ length: 40 }, (_, index) => ({
      line: from + index,
      name: '',
      outcome: 'unchanged' as const,
      changes: [],
      record: null,
      content: {},
      publish: false,
      rewritten: [
        { column: 'CRM key', value: '417', stands: '00417' },
        { column: 'First day', value: '3/5/2026', stands: '2026-03-05' },
      ],
    }))
  for (const from of [2, 42]) {
    showAlso(shown, { lines: lot(from), faults: [], unread: [], consequences: [] }, new Set())
  }
  expect(shown.counts).toMatchObject({ unchanged: 80, rewritten: 160 })
  expect(shown.rewritten).toHaveLength(25)
  expect(shown.rewritten.at(-1)).toEqual({
    line: 14,
    column: 'CRM key',
    value: '417',
    stands: '00417',
  })
})
