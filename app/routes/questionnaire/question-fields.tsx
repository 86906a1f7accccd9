import type { AskedQuestion } from '#app/domain/onboarding/questionnaire.server.ts'
import type { FormFields } from '#app/forms/field.ts'
import { controlProps, FieldNotes } from '#app/ui/field.tsx'
import { Answers } from './answers.tsx'
import { useUnsentChoice } from './use-unsent-choice.ts'

type Props = {
  question: AskedQuestion
  fields: FormFields<'answers' | 'other'>
  version: string
  playbookId: number | null
}

/** The question is both the page's title and the legend of its answers. */
export function QuestionFields({ question, fields, version, playbookId }: Props) {
  const hint = [question.help, howMany(question)].filter(Boolean).join(' ')
  const { id, errors } = fields.answers.boxes
  const { 'aria-describedby': describedBy } = controlProps(id, { hint, errors })
  const unsent = useUnsentChoice(`unsent answers ${playbookId} ${question.id}`, version)
  return (
    <fieldset
      ref={unsent.fields}
      onChange={unsent.keep}
      className="stack min-w-0 gap-2"
      aria-describedby={describedBy}
    >
      <legend>
        {question.group && <span className="eyebrow">{question.group}</span>}
        <h1 id="page-title" tabIndex={-1}>
          {question.title}
        </h1>
      </legend>
      <input type="hidden" name="version" value={version} />
      <FieldNotes id={id} hint={hint} errors={errors} />
      <Answers question={question} fields={fields} />
    </fieldset>
  )
}

function howMany({ single, limit }: AskedQuestion): string {
  if (single) return 'Choose one.'
  return limit === null ? 'Choose as many as you like.' : `Choose up to ${limit}.`
}
