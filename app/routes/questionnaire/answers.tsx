import type { AskedQuestion } from '#app/domain/onboarding/questionnaire.server.ts'
import type { FormFields } from '#app/forms/field.ts'
import { OtherText } from './other-text.tsx'
import { useChoosing } from './use-choosing.ts'

type Props = { question: AskedQuestion; fields: FormFields<'answers' | 'other'> }

/** The first answer has the id that the error summary links to. */
export function Answers({ question, fields }: Props) {
  const { single, limit, columns, answers } = question
  const { onChange, message } = useChoosing(limit)
  const { boxes } = fields.answers
  return (
    <div className={`answers in-${columns}`} onChange={onChange}>
      {answers.map(({ id, content, isOther, isExclusive }, index) => {
        const inputId = index === 0 ? boxes.id : `answer-${id}`
        const alone = isExclusive && answers.length > 1
        return (
          <div key={id} className="answer">
            <input
              type={single ? 'radio' : 'checkbox'}
              id={inputId}
              name={boxes.name}
              value={id}
              defaultChecked={boxes.defaultOptions.includes(String(id))}
              data-alone={alone ? content : undefined}
              aria-describedby={alone ? `${inputId}-alone` : undefined}
            />
            <label htmlFor={inputId}>{content}</label>
            {alone && (
              <p id={`${inputId}-alone`} className="hint">
                Replaces your other answers
              </p>
            )}
            {isOther && <OtherText field={fields.other.control} />}
          </div>
        )
      })}
      <p className="hint chosen" role="status">
        {message}
      </p>
    </div>
  )
}
