import { href } from 'react-router'
import type { MemberCard as Member } from '#app/domain/directory/member-card.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { MaskedCards } from '../directory/masked-cards.tsx'
import { MemberCard } from '../directory/member-card.tsx'
import { Nothing, Section } from './section.tsx'

type Props = {
  /** Null for hidden viewers, who get placeholder cards. */
  members: Member[] | Failed | null
  asks: boolean
  volunteers: boolean
}

export function Community({ members, asks, volunteers }: Props) {
  const all = { to: href('/directory'), label: 'See all', of: 'members' }
  return (
    <Section id="community" title="Connect to Your Community" all={all}>
      {members === null ? (
        <>
          <p>
            While your profile is hidden, you can’t see other members.{' '}
            <Link to={`${href('/profile/privacy-and-visibility')}?redirect=/`}>
              Choose who can see your profile
            </Link>{' '}
            to see them again.
          </p>
          <MaskedCards count={3} />
        </>
      ) : members === 'failed' ? (
        <FailedList />
      ) : members.length > 0 ? (
        <ul className="list">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} heading="h3" />
          ))}
        </ul>
      ) : (
        <Nothing title="No Rising Leaders Found">No one has a Full Profile yet.</Nothing>
      )}
      {(asks || volunteers) && (
        <p className="cluster gap-2">
          {asks && (
            <ButtonLink variant="secondary" to={href('/questions')}>
              <Icon name="message-square" /> Ask the community
            </ButtonLink>
          )}
          {volunteers && (
            <ButtonLink variant="secondary" to={href('/volunteer')}>
              <Icon name="heart" /> Give back
            </ButtonLink>
          )}
        </p>
      )}
    </Section>
  )
}
