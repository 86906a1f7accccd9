import type { QuestionLine as Question } from '#app/domain/questions/listing.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { MemberAvatar, MemberName } from '#app/ui/member-mention.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { questionHref } from './address.ts'
import { ModerationChip } from './standing.tsx'
import { TopicChips } from './topic-chips.tsx'

export function QuestionLine({ question }: { question: Question }) {
  const { id, heading, author, tags, answers, standing, writtenAt, ago, time } = question
  return (
    <li className="card post">
      <MemberAvatar {...author} />
      <div>
        <h2>
          <Link className="card-link" to={questionHref(id)}>
            <bdi className="clamped">{heading}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-muted">
          <MemberName {...author} /> asked <TimeAgo moment={writtenAt} ago={ago} exact={time} />
        </p>
        <ModerationChip standing={standing} />
        <TopicChips tags={tags} />
        <p className="meta">
          <Icon name="message-square" />
          {answers === 0 ? 'No answers yet' : `${answers} ${answers === 1 ? 'answer' : 'answers'}`}
        </p>
      </div>
    </li>
  )
}
