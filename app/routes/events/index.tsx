import { listEventChoices } from '#app/domain/events/choices.server.ts'
import { listEvents } from '#app/domain/events/library.server.ts'
import { type EventFilter, eventList } from '#app/domain/events/list.ts'
import { canKeepCalendar } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { labelsOf } from '#app/values/list-choices.ts'
import { parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import { MyCalendarLink } from '../calendars/my-calendar-link.tsx'
import type { Route } from './+types/index'
import { EventCard } from './event-card.tsx'

const noChoices = { categoryIds: [], formatIds: [], organizationIds: [], typeIds: [] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { failed, ...choices } = await listOrFailure(context, noChoices, listEventChoices)
  const asked = eventList.parse(url.searchParams)
  const filter = failed ? asked : eventList.known(asked, labelsOf(choices))
  const nothing = { events: [], total: 0, page: 1, pages: 1 }
  const list = await listOrFailure(context, nothing, () =>
    listEvents(viewer, filter, parsePage(url.searchParams.get('page'))),
  )
  return packed({
    ...list,
    failed: list.failed || failed,
    filter,
    choices,
    offersRsvp: !viewer.staff,
    keepsCalendar: canKeepCalendar(viewer),
  })
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const found = unpacked(loaderData)
  const { events, filter, choices, offersRsvp, keepsCalendar } = found
  return (
    <>
      <PageTitle title="Upcoming Events" />
      <PageHead
        title="Upcoming Events"
        lead="Meet other Rising Leaders, learn something new and get noticed."
        action={keepsCalendar && <MyCalendarLink />}
      />
      <ListPage
        list={eventList}
        filter={filter}
        choices={choices}
        found={found}
        empty={<NoEvents filter={filter} />}
        nothingMatches={<NothingMatches noun={eventList.noun} title={nothingFound} />}
      >
        <ul className="cards">
          {events.map((event) => (
            <EventCard key={event.id} event={event} heading="h2" offersRsvp={offersRsvp} />
          ))}
        </ul>
      </ListPage>
    </>
  )
}

const nothingFound = 'No events found.'

function NoEvents({ filter }: { filter: EventFilter }) {
  if (filter.viewAll) return <EmptyState title={nothingFound} drawing="calendar" />
  return (
    <EmptyState
      title={nothingFound}
      drawing="calendar"
      action={
        <ButtonLink variant="secondary" to={eventList.href(eventList.of({ viewAll: true }))}>
          Show past events
        </ButtonLink>
      }
    >
      Nothing’s planned right now. Check back soon.
    </EmptyState>
  )
}
