import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** To the page from which a calendar program follows the own agenda. */
export function MyCalendarLink() {
  return (
    <ButtonLink variant="secondary" size="sm" to={href('/events/calendar')}>
      <Icon name="calendar" /> My calendar
    </ButtonLink>
  )
}
