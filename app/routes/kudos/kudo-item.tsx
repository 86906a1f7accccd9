import { href } from 'react-router'
import type { ReceivedKudo } from '#app/domain/kudos/received.server.ts'
import { Link } from '#app/ui/link.tsx'
import { MemberAvatar, MemberName, nameOf } from '#app/ui/member-mention.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { questionHref } from '../questions/address.ts'

const GAVE = 'gave Kudos on your Reply'

type Props = { kudo: ReceivedKudo; isNew: boolean; opensProfile: boolean }

export function KudoItem({ kudo, isNew, opensProfile }: Props) {
  return (
    <li
      className="card grid grid-cols-[auto_minmax(0,1fr)] gap-3.5"
      data-unseen={kudo.isNew ? kudo.id : undefined}
    >
      <MemberAvatar {...kudo.sender} />
      <div>
        <p>
          {kudo.senderId !== null && opensProfile ? (
            <Link
              className="relative font-semibold text-ink no-underline hover:underline"
              to={href('/profile/:profileId', { profileId: String(kudo.senderId) })}
            >
              <MemberName {...kudo.sender} />
            </Link>
          ) : (
            <b>
              <MemberName {...kudo.sender} />
            </b>
          )}{' '}
          {kudo.questionId === null ? (
            GAVE
          ) : (
            <Link
              className="card-link"
              to={questionHref(kudo.questionId, kudo.postId)}
              aria-label={`${nameOf(kudo.sender)} ${GAVE}, ${kudo.ago}`}
            >
              {GAVE}
            </Link>
          )}{' '}
          {isNew && <span className="chip tone-warning">New</span>}
        </p>
        <TimeAgo moment={kudo.givenAt} ago={kudo.ago} exact={kudo.time} />
        {kudo.note && (
          <blockquote className="kudo-note" dir="auto">
            {kudo.note}
          </blockquote>
        )}
      </div>
    </li>
  )
}
