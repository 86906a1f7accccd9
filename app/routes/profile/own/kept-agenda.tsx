import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '../section.tsx'

export function KeptAgenda() {
  return (
    <Section title="On this device">
      <p>
        Your browser doesn’t keep any of our pages. If you ask it to, it keeps your upcoming sessions for when
        you’re offline, until you sign out.
      </p>
      <div className="cluster">
        <ButtonLink variant="secondary" to={href('/events/calendar')}>
          Choose under “My calendar”
        </ButtonLink>
      </div>
    </Section>
  )
}
