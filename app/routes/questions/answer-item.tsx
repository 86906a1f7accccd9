import type { Answer } from '#app/domain/questions/question.server.ts'
import { nameOf } from '#app/ui/member-mention.tsx'
import { KudosToggle } from './kudos-toggle.tsx'
import { PostActions } from './post-actions.tsx'
import { PostByline } from './post-byline.tsx'
import { ModerationNotice } from './standing.tsx'

type Props = { answer: Answer; questionId: number }

export function AnswerItem({ answer, questionId }: Props) {
  const { id, content, standing, mine, note } = answer
  return (
    <li>
      <article
        className="card stack gap-3 post-answer"
        id={`answer-${id}`}
        aria-label={`Answer by ${nameOf(answer.author)}`}
      >
        <ModerationNotice standing={standing} mine={mine} />
        <PostByline post={answer} />
        <p className="whitespace-pre-wrap" dir="auto">
          {content}
        </p>
        {note && (
          <p className="text-sm text-muted">
            Your note with your kudos: <q>{note}</q>
          </p>
        )}
        <div className="cluster">
          <KudosToggle answer={answer} questionId={questionId} />
          <PostActions post={answer} questionId={questionId} answerId={id} />
        </div>
      </article>
    </li>
  )
}
