import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '../section.tsx'

export function ClosingAccount() {
  return (
    <Section title="Close your account">
      <p>
        You’ll have 14 days to change your mind. Then we delete your profile and everything that’s yours
        alone. Messages, questions and answers stay in the conversations of others, without your name.
      </p>
      <div className="cluster">
        <ButtonLink variant="secondary" to={href('/profile/close-account')}>
          See what we delete and what stays
        </ButtonLink>
      </div>
    </Section>
  )
}
