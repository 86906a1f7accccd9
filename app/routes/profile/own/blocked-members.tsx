import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '../section.tsx'

export function BlockedMembers() {
  return (
    <Section title="Blocked members">
      <p>Members you block can’t find or message you, and you won’t see them.</p>
      <div className="cluster">
        <ButtonLink variant="secondary" to={href('/profile/blocked-members')}>
          See who you’ve blocked
        </ButtonLink>
      </div>
    </Section>
  )
}
