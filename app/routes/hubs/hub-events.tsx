import type { EventCard as Event } from '#app/domain/events/cards.server.ts'
import type { Preview } from '#app/domain/hubs/previews.server.ts'
import { EventCard } from '../events/event-card.tsx'
import { Nothing, Section } from '../home/section.tsx'

type Props = { events: Preview<Event>; all: string; offersRsvp: boolean }

/** Only the next event; the others are on a page of their own. */
export function HubEvents({ events: { items, hasMore }, all, offersRsvp }: Props) {
  return (
    <Section
      id="events"
      title="Upcoming Events"
      all={hasMore ? { to: all, label: 'View All', of: 'events' } : undefined}
    >
      {items.length > 0 ? (
        <ul className="cards">
          {items.map((event) => (
            <EventCard key={event.id} event={event} heading="h3" offersRsvp={offersRsvp} />
          ))}
        </ul>
      ) : (
        <Nothing title="No upcoming events" />
      )}
    </Section>
  )
}
