import { href } from 'react-router'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = {
  eventId: number
  /** Whether it has sessions on the viewer's agenda. */
  hasSessions: boolean
  keepsCalendar: boolean
}

/** Its ways into a calendar: itself, its sessions, and for fellows the link that follows changes. */
export function EventCalendars({ eventId, hasSessions, keepsCalendar }: Props) {
  const params = { eventId: String(eventId) }
  return (
    <DisclosureMenu
      label={
        <>
          <Icon name="calendar" /> Add to calendar <Icon name="chevron-down" />
        </>
      }
      className="btn-quiet -ms-3"
      menuClassName="max-sm:static"
    >
      <ul>
        <li>
          <Link className="menu-item" to={href('/events/:eventId/calendar.ics', params)} reloadDocument>
            The event
          </Link>
        </li>
        {hasSessions && (
          <li>
            <Link className="menu-item" to={href('/events/:eventId/agenda.ics', params)} reloadDocument>
              Its sessions
            </Link>
          </li>
        )}
        {keepsCalendar && (
          <li>
            <Link className="menu-item" to={href('/events/calendar')}>
              My calendar, kept up to date
            </Link>
          </li>
        )}
      </ul>
    </DisclosureMenu>
  )
}
