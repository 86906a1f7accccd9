import { useId } from 'react'
import type { Participation } from '#app/domain/partner-events/participations.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'
import { formatRange } from '#app/values/calendar-date.ts'
import { EventStatusChip, InvitationChip } from '../partner-management/event-status.tsx'
import { eventHomeHref } from './address.ts'

type Props = {
  title: string
  /** Shown when there are no events. */
  none: string
  organizationId: number
  events: Participation[]
}

export function EventColumn({ title, none, organizationId, events }: Props) {
  const id = useId()
  return (
    <section className="stack gap-3 content-start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {events.length > 0 ? (
        <SeeMore
          className="list"
          items={events}
          render={(event) => <EventCard organizationId={organizationId} event={event} />}
        />
      ) : (
        <p className="none">{none}</p>
      )}
    </section>
  )
}

function EventCard({ organizationId, event }: { organizationId: number; event: Participation }) {
  return (
    <article className="grid flex-1 gap-0.5">
      <h3>
        <CardLink to={eventHomeHref({ organizationId, eventId: event.eventId })}>
          <bdi>{event.name}</bdi>
        </CardLink>
      </h3>
      <p>{formatRange(event.startDate, event.endDate)}</p>
      <p className="chips">
        <EventStatusChip status={event.eventStatus} />
        <InvitationChip status={event.status} />
      </p>
    </article>
  )
}
