import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Links to the page for subscribing to the agenda in a calendar app. */
export function MyCalendarLink() {
  return (
    <ButtonLink variant="secondary" size="sm" to={href('/events/calendar')}>
      <Icon name="calendar" /> My calendar
    </ButtonLink>
  )
}
