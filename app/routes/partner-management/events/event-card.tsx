import { href } from 'react-router'
import type { PartnerEventCard } from '#app/domain/partner-events/listing.server.ts'
import { Card, CardLink } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatRange } from '#app/values/calendar-date.ts'
import { EventStatusChip } from '../event-status.tsx'

/** Events that aren't live are shown without a link. */
export function EventCard({ event }: { event: PartnerEventCard }) {
  const live = event.status === 'LIVE'
  const name = <bdi>{event.name}</bdi>
  return (
    <Card as="article" className={live ? 'partner-card' : 'partner-card is-disabled'}>
      <p>
        <EventStatusChip status={event.status} />
      </p>
      <h2 className="text-lg">
        {live ? (
          <CardLink to={href('/partner-management/events/:id', { id: String(event.id) })}>{name}</CardLink>
        ) : (
          name
        )}
      </h2>
      <p className="meta">
        <Icon name="calendar" /> {formatRange(event.startDate, event.endDate)}
      </p>
      {event.types.length > 0 && <p className="text-sm text-muted">{event.types.join(' · ')}</p>}
      <p className="text-sm text-muted">
        {event.accepted} accepted · {event.invited} invited
      </p>
    </Card>
  )
}
