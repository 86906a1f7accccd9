import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '../section.tsx'

export function BlockedMembers() {
  return (
    <Section title="Blocked members">
      <p>A member whom you block can’t find you or write to you, and you don’t find them.</p>
      <div className="cluster">
        <ButtonLink variant="secondary" to={href('/profile/blocked-members')}>
          See whom you blocked
        </ButtonLink>
      </div>
    </Section>
  )
}
