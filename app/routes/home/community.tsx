import { href, Link } from 'react-router'
import type { MemberCard as Member } from '#app/domain/directory/member-card.server.ts'
import { MaskedCards } from '../directory/masked-cards.tsx'
import { MemberCard } from '../directory/member-card.tsx'
import { Nothing, Section } from './section.tsx'

/** Without members the viewer hides: the cards are nobody's then. */
export function Community({ members }: { members: Member[] | null }) {
  const all = { to: href('/directory'), label: 'See all', of: 'members' }
  return (
    <Section id="community" title="Connect to Your Community" all={all}>
      {members === null ? (
        <>
          <p>
            While your profile is hidden, you can’t see other members.{' '}
            <Link to={`${href('/profile/privacy-and-visibility')}?redirect=/`}>Choose who sees yours</Link> to
            meet them again.
          </p>
          <MaskedCards count={3} />
        </>
      ) : members.length > 0 ? (
        <ul className="cards">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} heading="h3" />
          ))}
        </ul>
      ) : (
        <Nothing title="No Rising Leaders Found">Nobody shows a Full Profile yet.</Nothing>
      )}
    </Section>
  )
}
