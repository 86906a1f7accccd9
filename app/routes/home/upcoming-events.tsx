import { href } from 'react-router'
import type { EventCard as Event } from '#app/domain/events/cards.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { EventCard } from '../events/event-card.tsx'
import { Nothing, Section } from './section.tsx'

export function UpcomingEvents({ events, offersRsvp }: { events: Event[] | Failed; offersRsvp: boolean }) {
  const all = { to: href('/events'), label: 'See all', of: 'events' }
  return (
    <Section id="events" title="Join Upcoming Events" all={all}>
      {events === 'failed' ? (
        <FailedList />
      ) : events.length > 0 ? (
        <ul className="cards">
          {events.map((event) => (
            <EventCard key={event.id} event={event} heading="h3" offersRsvp={offersRsvp} />
          ))}
        </ul>
      ) : (
        <Nothing title="No upcoming events">
          New events will show up here. In the meantime,{' '}
          <Link to={`${href('/events')}?viewAll=true`}>browse past events</Link>.
        </Nothing>
      )}
    </Section>
  )
}
