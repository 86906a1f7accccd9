import { listEventChoices } from '#app/domain/events/choices.server.ts'
import {
  type EventFilter,
  eventFilterParams,
  narrowEventFilter,
  narrowedBy,
  readEventFilter,
} from '#app/domain/events/filter.ts'
import { listEvents } from '#app/domain/events/library.server.ts'
import { mayKeepCalendar } from '#app/domain/viewer/areas.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import { MyCalendarLink } from '../calendars/my-calendar-link.tsx'
import type { Route } from './+types/index'
import { EventCard } from './event-card.tsx'
import { ActiveEventFilters, EventFilters } from './event-filters.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const choices = await listEventChoices()
  const filter = narrowEventFilter(readEventFilter(url.searchParams), (list, id) =>
    choices[list].some((choice) => choice.id === id),
  )
  const nothing = { events: [], total: 0, page: 1, pages: 1 }
  const list = await listOrFailure(context, nothing, () =>
    listEvents(viewer, filter, parsePage(url.searchParams.get('page'))),
  )
  return { ...list, filter, choices, offersRsvp: !viewer.staff, keepsCalendar: mayKeepCalendar(viewer) }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { filter, choices, failed, keepsCalendar } = loaderData
  return (
    <>
      <PageTitle title="Upcoming Events" />
      <PageHead
        title="Upcoming Events"
        lead="Meet other Rising Leaders, learn something new and get noticed."
        action={keepsCalendar && <MyCalendarLink />}
      />
      <WithFilters filters={<EventFilters filter={filter} choices={choices} />}>
        <ActiveEventFilters filter={filter} choices={choices} />
        {failed ? <FailedList /> : <Library {...loaderData} />}
      </WithFilters>
    </>
  )
}

type LibraryProps = Pick<
  Route.ComponentProps['loaderData'],
  'events' | 'total' | 'page' | 'pages' | 'filter' | 'offersRsvp'
>

function Library({ events, total, page, pages, filter, offersRsvp }: LibraryProps) {
  return (
    <>
      <p className="text-muted" role="status">
        {total.toLocaleString('en-US')} {total === 1 ? 'event' : 'events'}
      </p>
      {total > 0 ? (
        <ul className="cards">
          {events.map((event) => (
            <EventCard key={event.id} event={event} heading="h2" offersRsvp={offersRsvp} />
          ))}
        </ul>
      ) : (
        <NoEvents filter={filter} />
      )}
      <Pagination page={page} pages={pages} href={(to) => pageHref(eventFilterParams(filter), to)} />
    </>
  )
}

function NoEvents({ filter }: { filter: EventFilter }) {
  const title = 'No events found.'
  if (narrowedBy(filter) > 0) {
    return (
      <EmptyState title={title} drawing="calendar" action={<Way to="?" label="Clear the filters" />}>
        No event matches all your filters. Remove one to see more.
      </EmptyState>
    )
  }
  if (filter.viewAll) return <EmptyState title={title} drawing="calendar" />
  return (
    <EmptyState title={title} drawing="calendar" action={<Way to="?viewAll=true" label="Show past events" />}>
      Nothing’s planned right now. Check back soon.
    </EmptyState>
  )
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink variant="secondary" to={to}>
    {label}
  </ButtonLink>
)
