import { partnerEventList } from '#app/domain/partner-events/list.ts'
import { listPartnerEvents } from '#app/domain/partner-events/listing.server.ts'
import { listEventTypes } from '#app/domain/partner-events/types.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { EventCard } from './event-card.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = partnerEventList.parse(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const nothing = { ...EMPTY_PAGE, events: [], choices: { typeIds: [] } }
  const listing = await listOrFailure(context, nothing, async () => {
    const [types, list] = await Promise.all([listEventTypes(), listPartnerEvents(viewer, filter, page)])
    return { ...list, choices: { typeIds: types } }
  })
  return packed({ ...listing, filter })
}

const nothingFound = 'No Events'

export default function PartnerEvents({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { events, filter, choices } = list
  return (
    <>
      <PageTitle title="Partner Events" />
      <PageHead title="Events" lead="The events partners are taking part in, and who they’re sending." />
      <ListPage
        list={partnerEventList}
        filter={filter}
        choices={choices}
        found={list}
        empty={
          <EmptyState title={nothingFound} drawing="calendar">
            None of your partners have been invited to an event yet.
          </EmptyState>
        }
        nothingMatches={<NothingMatches noun={partnerEventList.noun} title={nothingFound} />}
      >
        <ul className="cards">
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      </ListPage>
    </>
  )
}
