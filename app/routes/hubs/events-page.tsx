import type { EventList } from '#app/domain/events/library.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { pageHref } from '#app/values/search-params.ts'
import { EventCard } from '../events/event-card.tsx'

type Props = {
  hub: { name: string }
  backTo: string
  list: EventList & { failed: boolean }
  offersRsvp: boolean
}

/** All upcoming events of a hub. */
export function EventsPage({ hub, backTo, list: { events, total, page, pages, failed }, offersRsvp }: Props) {
  return (
    <>
      <PageTitle title={`Upcoming Events · ${hub.name}`} />
      <PageHead title="Upcoming Events" back={{ to: backTo, label: hub.name }} />
      <Results failed={failed}>
        <ResultCount>{`${total.toLocaleString('en-US')} ${total === 1 ? 'event' : 'events'}`}</ResultCount>
        {total > 0 ? (
          <ul className="cards">
            {events.map((event) => (
              <EventCard key={event.id} event={event} heading="h2" offersRsvp={offersRsvp} />
            ))}
          </ul>
        ) : (
          <EmptyState title="No upcoming events" drawing="calendar" />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
      </Results>
    </>
  )
}
