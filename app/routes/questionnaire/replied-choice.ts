import type { Chosen } from '#app/domain/onboarding/choice.ts'
import type { AskedQuestion } from '#app/domain/onboarding/questionnaire.server.ts'
import { type FormProblem, type FormReply, problems } from '#app/forms/form-reply.ts'

/** The values of a question's form: the ones submitted if it came back, else the saved ones. */
export type RepliedChoice = {
  errors: FormProblem[]
  errorsOf: (field: 'answers' | 'other') => string[] | undefined
  isChosen: (answerId: string) => boolean
  other: string
}

export function repliedChoice(question: AskedQuestion | null, reply?: object | null): RepliedChoice {
  const { error, submission } = (reply ?? {}) as Partial<FormReply>
  const errorsOf = (field: string) => error?.fieldErrors[field] ?? undefined
  const saved = question?.chosen ?? []
  const sent = submission && {
    ids: [submission.payload.answers ?? []].flat(),
    other: submission.payload.other,
  }
  return {
    errors: problems(error, (name) => ({ id: name, name, errors: errorsOf(name) })),
    errorsOf,
    isChosen: (id) => (sent ? sent.ids.includes(id) : saved.some(({ answerId }) => String(answerId) === id)),
    other: sent ? String(sent.other ?? '') : otherOf(saved),
  }
}

const otherOf = (chosen: Chosen[]) => chosen.find(({ other }) => other !== null)?.other ?? ''
