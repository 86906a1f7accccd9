import { expect, test } from 'vitest'
import { discreet, doneBy, partOf } from '#app/domain/overview/discreet.ts'

test('figures about fewer than five people say only that', () => {
  expect([0, 1, 4, 5, 1200].map((people) => discreet(people).text)).toEqual([
    'fewer than 5',
    'fewer than 5',
    'fewer than 5',
    '5',
    '1,200',
  ])
  expect(discreet(4).size).toBe(discreet(0).size)
})

test('what few people did is not counted, however much it is', () => {
  expect(doneBy(300, 4).text).toBe('by fewer than 5 people')
  expect(doneBy(300, 5).text).toBe('300')
})

test('a part tells nothing where the rest of the whole would be few', () => {
  const parts = [3, 5, 15, 16, 19, 20].map((part) => partOf(part, 20).text)
  const few = 'all but fewer than 5'
  expect(parts).toEqual(['fewer than 5', '5', '15', few, few, few])
  expect(partOf(17, 20).size).toBe(partOf(19, 20).size)
})
