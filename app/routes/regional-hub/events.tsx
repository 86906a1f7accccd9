import { href } from 'react-router'
import { listEventsWhere } from '#app/domain/events/library.server.ts'
import { findRegionalHub, inChapter } from '#app/domain/regional-hubs/hub.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { EventsPage } from '../hubs/events-page.tsx'
import type { Route } from './+types/events'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const hub = found(await findRegionalHub(viewer, parseId(params.regionalHubId)))
  const page = parsePage(url.searchParams.get('page'))
  const list = await listOrFailure(context, { ...EMPTY_PAGE, events: [] }, () =>
    listEventsWhere(viewer, inChapter(hub.id), page),
  )
  return { hub, list, offersRsvp: !viewer.staff }
}

export default function RegionalHubEvents({ loaderData, params }: Route.ComponentProps) {
  return <EventsPage {...loaderData} backTo={href('/regional-hub/:regionalHubId', params)} />
}
