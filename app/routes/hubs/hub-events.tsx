import type { EventCard as Event } from '#app/domain/events/cards.server.ts'
import type { Preview } from '#app/domain/hubs/previews.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { EventCard } from '../events/event-card.tsx'
import { Nothing, Section } from '../home/section.tsx'

type Props = { events: Preview<Event> | Failed; all: string; offersRsvp: boolean }

/** Only the next event; the others are on a page of their own. */
export function HubEvents({ events, all, offersRsvp }: Props) {
  const { items, hasMore } = events === 'failed' ? { items: [], hasMore: true } : events
  return (
    <Section
      id="events"
      title="Upcoming Events"
      all={hasMore ? { to: all, label: 'View All', of: 'events' } : undefined}
    >
      {events === 'failed' ? (
        <FailedList />
      ) : items.length > 0 ? (
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
