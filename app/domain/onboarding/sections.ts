import type { Question } from './questions.server.ts'

/** A step of the questionnaire. They open one after the other. */
export type Section = { kind: 'welcome' } | { kind: 'steps' } | { kind: 'question'; question: Question }

/** The welcome, the questions, the next steps, and the last question. */
export function sectionsOf(questions: Question[]): Section[] {
  const ask = (question: Question) => ({ kind: 'question', question }) as const
  return [
    { kind: 'welcome' },
    ...questions.slice(0, -1).map(ask),
    { kind: 'steps' },
    ...questions.slice(-1).map(ask),
  ]
}

/** The number, from 1 on, of the next section. If all are done and questions have been removed since: the last. */
export const nextSection = (done: number, total: number) => Math.min(done + 1, total)

/** In whole percent. */
export const shareDone = (done: number, total: number) => Math.floor((Math.min(done, total) * 100) / total)
