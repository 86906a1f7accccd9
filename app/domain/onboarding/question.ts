import { fold } from '#app/values/fold.ts'
import type { Question } from './questions.server.ts'

export type Answer = Question['answers'][number]

export const isSingleChoice = ({ limit }: Question) => limit === 1

/** With several choices, an answer without a tag replaces all the others. */
export const isExclusive = (question: Question, answer: Answer) => !isSingleChoice(question) && !answer.tagged

/** The answers in display order: Other after all specific ones, and 'I'm not sure' last. */
export function inOrder(answers: Answer[]): Answer[] {
  return answers.toSorted((a, b) => lateness(a) - lateness(b))
}

const UNSURE = fold('I’m not sure')

function lateness({ content, isOther }: Answer): number {
  if (fold(content) === UNSURE) return 2
  return isOther ? 1 : 0
}

/** The many career goals take three columns, the lists of fields two. */
const COLUMNS: Record<number, 2 | 3> = { 2: 3, 3: 2, 4: 2, 5: 2 }

export const columnsOf = ({ id }: Question): 1 | 2 | 3 => COLUMNS[id] ?? 1
