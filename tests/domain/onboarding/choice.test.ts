import { describe, expect, test } from 'vitest'
import { choose } from '#app/domain/onboarding/choice.ts'
import { inOrder } from '#app/domain/onboarding/question.ts'
import type { Question } from '#app/domain/onboarding/questions.server.ts'

const answer = (id: number, content: string, changes: { tagged?: boolean; isOther?: boolean } = {}) => ({
  id,
  content,
  tagged: true,
  isOther: false,
  ...changes,
})
const energy = answer(1, 'Energy')
const law = answer(2, 'Law')
const retail = answer(3, 'Retail')
const other = answer(4, 'Other', { isOther: true })
const unsure = answer(5, 'I’m not sure', { tagged: false })
const untaggedOther = answer(6, 'Something else', { isOther: true, tagged: false })

const question = (changes: Partial<Question> = {}): Question => ({
  id: 3,
  title: 'Which industries interest you?',
  help: null,
  group: null,
  limit: null,
  answers: [energy, law, retail, other, unsure, untaggedOther],
  ...changes,
})

const ids = (...answers: { id: number }[]) => answers.map(({ id }) => id)

describe('a choice', () => {
  test('of nothing leaves the question open', () => {
    expect(choose(question(), [], 'typed')).toEqual({ ok: true, chosen: [], alone: null })
  })

  test('may be of many answers, each once', () => {
    expect(choose(question(), [1, 2, 1], '')).toMatchObject({
      chosen: [
        { answerId: 1, other: null },
        { answerId: 2, other: null },
      ],
    })
  })

  test.each([
    ['an answer of another question', [1, 99]],
    ['no id at all', [null]],
  ])('is refused for %s', (_, sent) => {
    expect(choose(question(), sent, '')).toMatchObject({ ok: false, field: 'answers' })
  })

  test('of an answer without a tag replaces all the others', () => {
    expect(choose(question(), ids(energy, unsure, law), '')).toEqual({
      ok: true,
      chosen: [{ answerId: unsure.id, other: null }],
      alone: unsure,
    })
    expect(choose(question(), ids(unsure), '')).toMatchObject({ alone: null })
  })

  test('of Other replaces them only where Other has no tag', () => {
    expect(choose(question(), ids(energy, other), 'Space')).toMatchObject({
      chosen: [
        { answerId: energy.id, other: null },
        { answerId: other.id, other: 'Space' },
      ],
    })
    expect(choose(question(), ids(energy, untaggedOther), 'Space')).toMatchObject({
      chosen: [{ answerId: untaggedOther.id, other: 'Space' }],
    })
  })

  test('of two answers that would replace each other is asked back', () => {
    expect(choose(question(), ids(unsure, untaggedOther), 'Space')).toMatchObject({
      ok: false,
      message: 'Please choose only one of “I’m not sure” and “Something else”.',
    })
  })

  test('may not go beyond the limit, which counts after the replacing', () => {
    const two = question({ limit: 2 })
    expect(choose(two, ids(energy, law), '')).toMatchObject({ ok: true })
    expect(choose(two, ids(energy, law, retail), '')).toMatchObject({
      ok: false,
      message: 'Please choose up to 2 answers.',
    })
    expect(choose(two, ids(energy, law, unsure), '')).toMatchObject({ ok: true, alone: unsure })
  })

  test('is of one answer where the limit is one, with a tag or without', () => {
    const single = question({ limit: 1 })
    for (const sent of [ids(energy, law), ids(energy, unsure)]) {
      expect(choose(single, sent, '')).toMatchObject({ ok: false, message: 'Please choose one answer only.' })
    }
    expect(choose(single, ids(unsure), '')).toMatchObject({ ok: true, alone: null })
  })
})

describe('the text of Other', () => {
  test('is required with it, measured once normalized, and left out without it', () => {
    for (const empty of ['', ' \t ', '\u200b']) {
      expect(choose(question(), ids(other), empty)).toMatchObject({ ok: false, field: 'other' })
    }
    expect(choose(question(), ids(other), `  ${'🎉'.repeat(255)} `)).toMatchObject({
      chosen: [{ other: '🎉'.repeat(255) }],
    })
    expect(choose(question(), ids(other), 'a'.repeat(256))).toMatchObject({
      ok: false,
      field: 'other',
      message: 'Please use 255 characters or fewer. You have 256.',
    })
    expect(choose(question(), ids(energy), 'typed, then taken back')).toMatchObject({
      chosen: [{ answerId: energy.id, other: null }],
    })
  })
})

test.each(['I’m not sure', "I'm not sure", 'I am sure'])(
  'answers stand in their order, with %s',
  (content) => {
    const last = answer(9, content, { tagged: false })
    const shown = inOrder([last, other, energy, law]).map((it) => it.content)
    const end =
      content === 'I am sure' ? [content, 'Energy', 'Law', 'Other'] : ['Energy', 'Law', 'Other', content]
    expect(shown).toEqual(end)
  },
)
