import { readPartnerEventFilter, toSearch } from '#app/domain/partner-events/filter.ts'
import { listPartnerEvents } from '#app/domain/partner-events/listing.server.ts'
import { listEventTypes } from '#app/domain/partner-events/types.server.ts'
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
import type { Route } from './+types/index'
import { EventCard } from './event-card.tsx'
import { ActiveFilters, EventFilters } from './event-filters.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = readPartnerEventFilter(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const nothing = { events: [], total: 0, page: 1, pages: 1 }
  const [types, listing] = await Promise.all([
    listEventTypes(),
    listOrFailure(context, nothing, () => listPartnerEvents(viewer, filter, page)),
  ])
  return { ...listing, types, filter }
}

export default function PartnerEvents({ loaderData }: Route.ComponentProps) {
  const { events, total, page, pages, failed, types, filter } = loaderData
  const search = toSearch(filter)
  const filtered = search.size > 0
  return (
    <>
      <PageTitle title="Partner Events" />
      <PageHead title="Events" lead="The events partners are taking part in, and who they’re sending." />
      <WithFilters filters={<EventFilters types={types} filter={filter} />}>
        <ActiveFilters types={types} filter={filter} />
        {failed ? (
          <FailedList />
        ) : total > 0 ? (
          <>
            <p className="text-muted" role="status">
              {total} {total === 1 ? 'event' : 'events'}
            </p>
            <ul className="cards">
              {events.map((event) => (
                <li key={event.id}>
                  <EventCard event={event} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pages={pages} href={(to) => pageHref(search, to)} />
          </>
        ) : (
          <EmptyState
            title="No Events"
            drawing="calendar"
            action={
              filtered && (
                <ButtonLink variant="secondary" to="?">
                  Clear the filters
                </ButtonLink>
              )
            }
          >
            {filtered
              ? 'No event matches that type and status.'
              : 'None of your partners have been invited to an event yet.'}
          </EmptyState>
        )}
      </WithFilters>
    </>
  )
}
