import { Form, href } from 'react-router'
import type { ReportedThing } from '#app/domain/moderation/listing.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip, StatusChip } from '#app/ui/chip.tsx'
import { useFocusOnTitleWhenRemoved } from '#app/ui/focus-when-removed.ts'
import { Link } from '#app/ui/link.tsx'
import { MemberName } from '#app/ui/member-mention.tsx'
import { cut } from '#app/values/text.ts'
import { AuthorField } from '../shell/author-field.tsx'

/** Enough of the text to tell controls of the same name apart by ear. */
const EXCERPT_MAX = 60
const KINDS = { question: 'Question', answer: 'Answer', message: 'Message' }

export function ReportedItem({ thing }: { thing: ReportedThing }) {
  const { kind, content, author, recipient, question, questionId, outcome, reports } = thing
  const item = useFocusOnTitleWhenRemoved<HTMLLIElement>()
  return (
    <li ref={item} className="card stack gap-3">
      <p className="cluster gap-2">
        <Chip>{KINDS[kind]}</Chip> <Outcome outcome={outcome} />{' '}
        <span>
          by <Person {...author} />
          {recipient && (
            <>
              {' '}
              to <Person {...recipient} />
            </>
          )}
        </span>
      </p>
      <blockquote className="kudo-note" dir="auto">
        {content}
      </blockquote>
      <ul className="stack gap-2" aria-label="Reports">
        {reports.map(({ id, reporter, reason, time, resolved }) => (
          <li key={id} className="text-sm">
            <MemberName name={reporter} />: {reason ? <q>{reason}</q> : 'no reason given'}
            <span className="text-muted">
              {' '}
              · {time}
              {resolved && ` · ${resolved}`}
            </span>
          </li>
        ))}
      </ul>
      {question !== null && (
        <p className="text-sm">
          In answer to <q dir="auto">{question}</q>
        </p>
      )}
      {questionId !== null && (
        <p>
          <Link
            to={href('/questions/:postId', { postId: String(questionId) })}
            aria-label={`See the question with its answers: ${cut(content, EXCERPT_MAX)}`}
          >
            See the question with its answers
          </Link>
        </p>
      )}
      <Decision thing={thing} />
    </li>
  )
}

function Person({ to, name }: ReportedThing['author']) {
  const shown = <MemberName name={name} />
  return to ? <Link to={to}>{shown}</Link> : shown
}

function Outcome({ outcome }: Pick<ReportedThing, 'outcome'>) {
  if (outcome === null) return null
  const restored = outcome === 'RESTORED'
  return (
    <StatusChip tone={restored ? 'success' : 'danger'} icon={restored ? 'circle-check' : 'eye-off'}>
      {restored ? 'Restored' : 'Removed'}
    </StatusChip>
  )
}

/** A restored item stays restored; a removed one can still be restored. */
function Decision({ thing: { key, version, outcome, content } }: { thing: ReportedThing }) {
  if (outcome === 'RESTORED') return null
  const which = cut(content, EXCERPT_MAX)
  return (
    <Form method="post" className="cluster" preventScrollReset>
      <AuthorField />
      <input type="hidden" name="subject" value={key} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        variant="secondary"
        name="outcome"
        value="RESTORED"
        aria-label={`Restore: ${which}`}
      >
        Restore
      </Button>
      {outcome === null && (
        <Button type="submit" variant="danger" name="outcome" value="REMOVED" aria-label={`Remove: ${which}`}>
          Remove
        </Button>
      )}
    </Form>
  )
}
