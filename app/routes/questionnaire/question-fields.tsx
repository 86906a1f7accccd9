import type { AskedQuestion } from '#app/domain/onboarding/questionnaire.server.ts'
import { controlProps, FieldNotes } from '#app/ui/field.tsx'
import { Answers } from './answers.tsx'
import type { RepliedChoice } from './replied-choice.ts'
import { useUnsentChoice } from './use-unsent-choice.ts'

type Props = { question: AskedQuestion; choice: RepliedChoice; version: string; playbookId: number | null }

/** The question is both the page's title and the legend of its answers. */
export function QuestionFields({ question, choice, version, playbookId }: Props) {
  const hint = [question.help, howMany(question)].filter(Boolean).join(' ')
  const errors = choice.errorsOf('answers')
  const { 'aria-describedby': describedBy } = controlProps('answers', { hint, errors })
  const unsent = useUnsentChoice(`unsent answers ${playbookId} ${question.id}`, version)
  return (
    <fieldset ref={unsent.fields} onChange={unsent.keep} className="question" aria-describedby={describedBy}>
      <legend>
        {question.group && <span className="eyebrow">{question.group}</span>}
        <h1 id="page-title" tabIndex={-1}>
          {question.title}
        </h1>
      </legend>
      <input type="hidden" name="version" value={version} autoComplete="off" />
      <FieldNotes id="answers" hint={hint} errors={errors} />
      <Answers question={question} choice={choice} />
    </fieldset>
  )
}

function howMany({ single, limit }: AskedQuestion): string {
  if (single) return 'Choose one.'
  return limit === null ? 'Choose as many as you like.' : `Choose up to ${limit}.`
}
