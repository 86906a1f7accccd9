import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '../section.tsx'

export function KeptAgenda() {
  return (
    <Section title="On this device">
      <p>
        Your browser keeps none of our pages. If you ask for it, it keeps your upcoming sessions for when
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
