import { listInsightEvents } from '#app/domain/events/insight-events.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref, readSearch } from '#app/values/search-params.ts'
import { EventCard } from '../events/event-card.tsx'
import type { Route } from './+types/events'
import { NothingHere } from './nothing-here.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const search = readSearch(url.searchParams)
  const nothing = { events: [], total: 0, page: 1, pages: 1 }
  const list = await listOrFailure(context, nothing, () =>
    listInsightEvents(viewer, search, parsePage(url.searchParams.get('page'))),
  )
  return { ...list, search, offersRsvp: !viewer.staff }
}

export default function InsightEvents({ loaderData }: Route.ComponentProps) {
  const { events, total, page, pages, search, offersRsvp, failed } = loaderData
  if (failed) return <FailedList />
  const params = new URLSearchParams(search && { search })
  return (
    <Results>
      <ResultCount>{`${total.toLocaleString('en-US')} ${total === 1 ? 'event' : 'events'}`}</ResultCount>
      {total > 0 ? (
        <ul className="cards">
          {events.map((event) => (
            <EventCard key={event.id} event={event} heading="h2" offersRsvp={offersRsvp} />
          ))}
        </ul>
      ) : (
        <NothingHere title="No events" search={search} drawing="calendar" />
      )}
      <Pagination page={page} pages={pages} href={(to) => pageHref(params, to)} />
    </Results>
  )
}
