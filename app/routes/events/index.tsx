import { href } from 'react-router'
import { listEvents } from '#app/domain/events/library.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { EventCard } from './event-card.tsx'
import { ViewAll } from './view-all.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const viewAll = ['true', '1'].includes(url.searchParams.get('viewAll') ?? '')
  const list = await listEvents(viewer, viewAll, parsePage(url.searchParams.get('page')))
  return { ...list, viewAll, offersRsvp: !viewer.staff }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { events, total, page, pages, viewAll, offersRsvp } = loaderData
  const state = new URLSearchParams(viewAll ? { viewAll: 'true' } : {})
  return (
    <>
      <PageTitle title="Upcoming Events" />
      <PageHead title="Upcoming Events" lead="Meet other Rising Leaders, learn, and be found." />
      <div className="stack">
        <ViewAll checked={viewAll} />
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
          <NoEvents viewAll={viewAll} />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(state, to)} />
      </div>
    </>
  )
}

function NoEvents({ viewAll }: { viewAll: boolean }) {
  if (viewAll) return <EmptyState title="No events found." drawing="calendar" />
  return (
    <EmptyState
      title="No events found."
      drawing="calendar"
      action={
        <ButtonLink variant="secondary" to={`${href('/events')}?viewAll=true`}>
          Show past events
        </ButtonLink>
      }
    >
      Nothing is planned at the moment.
    </EmptyState>
  )
}
