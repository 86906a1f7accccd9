import type { AskedQuestion } from '#app/domain/onboarding/questionnaire.server.ts'
import { OtherText } from './other-text.tsx'
import type { RepliedChoice } from './replied-choice.ts'
import { useChoosing } from './use-choosing.ts'

type Props = { question: AskedQuestion; choice: RepliedChoice }

/** The first answer has the id that the error summary links to. */
export function Answers({ question, choice }: Props) {
  const { single, limit, columns, answers } = question
  const { onChange, message } = useChoosing(limit)
  return (
    <div className={`answers in-${columns}`} onChange={onChange}>
      {answers.map(({ id, content, isOther, isExclusive }, index) => {
        const inputId = index === 0 ? 'answers' : `answer-${id}`
        const alone = isExclusive && answers.length > 1
        return (
          <div key={id} className="answer">
            <input
              type={single ? 'radio' : 'checkbox'}
              id={inputId}
              name="answers"
              value={id}
              defaultChecked={choice.isChosen(id)}
              data-alone={alone ? content : undefined}
              aria-describedby={alone ? `${inputId}-alone` : undefined}
            />
            <label htmlFor={inputId}>{content}</label>
            {alone && (
              <p id={`${inputId}-alone`} className="hint">
                Replaces your other answers
              </p>
            )}
            {isOther && <OtherText text={choice.other} errors={choice.errorsOf('other')} />}
          </div>
        )
      })}
      <p className="hint chosen" role="status">
        {message}
      </p>
    </div>
  )
}
