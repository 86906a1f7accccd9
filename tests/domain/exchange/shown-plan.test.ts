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
