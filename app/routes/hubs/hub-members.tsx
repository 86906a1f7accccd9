import { href } from 'react-router'
import type { HubPreviews } from '#app/domain/hubs/previews.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { MaskedCards } from '../directory/masked-cards.tsx'
import { MemberCard } from '../directory/member-card.tsx'
import { Nothing, Section } from '../home/section.tsx'

type Props = { title: string; members: HubPreviews['members']; all: string; backTo: string }

export function HubMembers({ title, members, all, backTo }: Props) {
  if (members === null) return null
  const hasMore = members === 'failed' || (members !== 'masked' && members.hasMore)
  return (
    <Section
      id="members"
      title={title}
      all={hasMore ? { to: all, label: 'View All', of: 'members' } : undefined}
    >
      {members === 'masked' ? (
        <Masked backTo={backTo} />
      ) : members === 'failed' ? (
        <FailedList />
      ) : members.items.length > 0 ? (
        <ul className="list in-two">
          {members.items.map((member) => (
            <MemberCard key={member.id} member={member} heading="h3" />
          ))}
        </ul>
      ) : (
        <Nothing title="No Rising Leaders Found" />
      )}
    </Section>
  )
}

/** The viewer is hidden, so the cards are placeholders. */
function Masked({ backTo }: { backTo: string }) {
  const choice = `${href('/profile/privacy-and-visibility')}?redirect=${encodeURIComponent(backTo)}`
  return (
    <>
      <p>
        While your profile is hidden, you can’t see other members.{' '}
        <Link to={choice}>Choose who can see your profile</Link> to see them again.
      </p>
      <MaskedCards count={4} />
    </>
  )
}
