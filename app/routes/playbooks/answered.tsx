import type { Playbook } from '#app/domain/playbooks/playbook.server.ts'
import { AnswerChips } from './playbook-card.tsx'

export function Answered({ answered }: Pick<Playbook, 'answered'>) {
  return (
    <section aria-labelledby="your-answers" className="stack">
      <h2 id="your-answers">Your answers</h2>
      {answered.length > 0 ? (
        <dl className="card stack">
          {answered.map(({ questionId, title, answers }) => (
            <div key={questionId} className="grid grid-cols-1 gap-1">
              <dt className="font-semibold">{title}</dt>
              <dd>
                <AnswerChips answers={answers} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-muted">You skipped every question in this playbook.</p>
      )}
    </section>
  )
}
