import { codePointLength, normalizeText } from '#app/values/text.ts'
import { tooLong } from '#app/values/too-long.ts'
import { type Answer, isExclusive, isSingleChoice } from './question.ts'
import type { Question } from './questions.server.ts'

/** A chosen answer; Other has its own text. */
export type Chosen = { answerId: number; other: string | null }

export type Choice =
  | { ok: true; chosen: Chosen[] /** The answer that others were left out for. */; alone: Answer | null }
  | { ok: false; field: 'answers' | 'other'; message: string }

const OTHER_MAX = 255

/**
 * Checks the submitted answers to a question, by id. No choice leaves the question open. An exclusive answer replaces
 * any others submitted with it.
 */
export function choose(question: Question, ids: (number | null)[], otherText: string): Choice {
  const wished = [...new Set(ids)].map((id) => question.answers.find((answer) => answer.id === id))
  const known = wished.filter((answer) => answer !== undefined)
  if (known.length < wished.length) return refuse('Please choose from this question’s answers.')
  const alone = known.filter((answer) => isExclusive(question, answer))
  if (alone.length > 1) return refuse(`Please choose only one of ${alone.map(quoted).join(' and ')}.`)
  const answers = alone.length > 0 ? alone : known
  const most = question.limit ?? answers.length
  if (answers.length > most) return refuse(tooMany(question, most))
  const other = normalizeText(otherText)
  const problem = answers.some(({ isOther }) => isOther) ? problemOf(other) : null
  if (problem) return { ok: false, field: 'other', message: problem }
  return {
    ok: true,
    chosen: answers.map(({ id, isOther }) => ({ answerId: id, other: isOther ? other : null })),
    alone: known.length > answers.length ? (alone[0] ?? null) : null,
  }
}

const refuse = (message: string): Choice => ({ ok: false, field: 'answers', message })

const quoted = ({ content }: Answer) => `“${content}”`

const tooMany = (question: Question, most: number) =>
  isSingleChoice(question) ? 'Please choose one answer only.' : `Please choose up to ${most} answers.`

function problemOf(other: string): string | null {
  const length = codePointLength(other)
  if (length === 0) return 'Please describe “Other” in your own words.'
  return length > OTHER_MAX ? tooLong(OTHER_MAX, length) : null
}
