import type { EventCard } from '#app/domain/events/cards.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'

/** Until there is a URL, a link that leads nowhere and says so. */
export function Rsvp({ event: { name, eventUrl } }: { event: EventCard }) {
  const text = (
    <>
      RSVP<span className="sr-only"> for {name}</span>
    </>
  )
  if (eventUrl) {
    return (
      <OutsideLink to={eventUrl} className="btn btn-secondary btn-sm">
        {text}
        <Icon name="external-link" />
      </OutsideLink>
    )
  }
  return (
    // A disabled link has no URL.
    <a role="link" aria-disabled="true" className="btn btn-secondary btn-sm">
      {text}
    </a>
  )
}
