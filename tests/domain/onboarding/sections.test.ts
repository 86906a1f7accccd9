import { expect, test } from 'vitest'
import type { Question } from '#app/domain/onboarding/questions.server.ts'
import { nextSection, sectionsOf, shareDone } from '#app/domain/onboarding/sections.ts'

const question = (id: number): Question => ({
  id,
  title: `Question ${id}`,
  help: null,
  group: null,
  limit: null,
  answers: [],
})
const kinds = (...ids: number[]) =>
  sectionsOf(ids.map(question)).map((it) => (it.kind === 'question' ? it.question.id : it.kind))

test('the steps stand before the last question, whatever the number of questions', () => {
  expect(kinds(7, 2, 5)).toEqual(['welcome', 7, 2, 'steps', 5])
  expect(kinds(2)).toEqual(['welcome', 'steps', 2])
  expect(kinds()).toEqual(['welcome', 'steps'])
})

test('the next section is never beyond the last', () => {
  expect([0, 1, 4, 5, 9].map((done) => nextSection(done, 5))).toEqual([1, 2, 5, 5, 5])
})

test('the share done is whole percent and full only at the end', () => {
  expect([0, 1, 7, 8, 9].map((done) => shareDone(done, 8))).toEqual([0, 12, 87, 100, 100])
})
