import { href } from 'react-router'
import { listEventsWhere } from '#app/domain/events/library.server.ts'
import { findPartnerHub, hostedBy } from '#app/domain/partner-hubs/hub.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { EventsPage } from '../hubs/events-page.tsx'
import type { Route } from './+types/events'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const hub = found(await findPartnerHub(viewer, parseId(params.partnerHubId)))
  const page = parsePage(url.searchParams.get('page'))
  const list = await listOrFailure(context, { ...EMPTY_PAGE, events: [] }, () =>
    listEventsWhere(viewer, hostedBy(hub.id), page),
  )
  return { hub, list, offersRsvp: !viewer.staff }
}

export default function PartnerHubEvents({ loaderData, params }: Route.ComponentProps) {
  return <EventsPage {...loaderData} backTo={href('/partner-hub/:partnerHubId', params)} />
}
