import { fold } from '#app/values/fold.ts'

export type Question = {
  id: number
  title: string
  help: string | null
  /** What the question is about, above its title. */
  group: string | null
  /** How many answers may be chosen; null means as many as one likes. */
  limit: number | null
  answers: Answer[]
}

export type Answer = { id: number; content: string; tagged: boolean; isOther: boolean }

export const isSingleChoice = ({ limit }: Question) => limit === 1

/** Where several may be chosen, an answer without a tag replaces all the others. */
export const standsAlone = (question: Question, answer: Answer) => !isSingleChoice(question) && !answer.tagged

/** The answers as they are shown: Other comes after all that say something, and 'I'm not sure' last. */
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
