import type { Viewer } from '../viewer/viewer.ts'
import type { Chosen } from './choice.ts'
import { columnsOf, inOrder, isExclusive, isSingleChoice } from './question.ts'
import type { Question } from './questions.server.ts'
import { readQuestions } from './questions.server.ts'
import { chosenOf, findRun, versionOf } from './run.server.ts'
import { nextSection, type Section, sectionsOf, shareDone } from './sections.ts'

type AskedAnswer = { id: string; content: string; isOther: boolean; isExclusive: boolean }

/** A question for its form. */
export type AskedQuestion = {
  id: number
  title: string
  help: string | null
  group: string | null
  /** Null means no limit. */
  limit: number | null
  single: boolean
  columns: 1 | 2 | 3
  answers: AskedAnswer[]
  chosen: Chosen[]
  version: string
}

export type OpenSection = {
  kind: Section['kind']
  number: number
  total: number
  /** For all sections, in percent. */
  percent: number
  /** Null before the run started. */
  playbookId: number | null
  isLast: boolean
  question: AskedQuestion | null
}

/** The requested section, or the first open one. Null for a section that isn't open yet. Two queries. */
export async function openSection(viewer: Viewer, asked: number | undefined): Promise<OpenSection | null> {
  const [questions, run] = await Promise.all([readQuestions(), findRun(viewer)])
  const sections = sectionsOf(questions)
  const done = run?.sectionsDone ?? 0
  const next = nextSection(done, sections.length)
  const number = asked ?? next
  const section = number <= next ? sections[number - 1] : undefined
  if (!section) return null
  return {
    kind: section.kind,
    number,
    total: sections.length,
    percent: shareDone(done, sections.length),
    playbookId: run?.id ?? null,
    isLast: number === sections.length,
    question: section.kind === 'question' ? ask(section.question, chosenOf(run, section.question.id)) : null,
  }
}

function ask(question: Question, chosen: Chosen[]): AskedQuestion {
  const { id, title, help, group, limit } = question
  return {
    id,
    title,
    help,
    group,
    limit,
    single: isSingleChoice(question),
    columns: columnsOf(question),
    answers: inOrder(question.answers).map((answer) => ({
      id: String(answer.id),
      content: answer.content,
      isOther: answer.isOther,
      isExclusive: isExclusive(question, answer),
    })),
    chosen,
    version: versionOf(chosen),
  }
}

/** The question of the section with that number, if any, and the number of sections. */
export async function findSection(number: number): Promise<{ question: Question | null; total: number }> {
  const sections = sectionsOf(await readQuestions())
  const section = sections[number - 1]
  return { question: section?.kind === 'question' ? section.question : null, total: sections.length }
}
