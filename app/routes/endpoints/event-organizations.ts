import { searchPartners } from '#app/domain/action-items/choices.server.ts'
import { partnersOfEvent } from '#app/domain/action-items/form-choices.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event-organizations'
import { loadOrNothing } from './or-nothing.ts'

/** All partners at the event in `?eventId=`; without it, those that match `?search=`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const asked = url.searchParams.get('eventId')
  if (asked === null) return Response.json(await searchPartners(viewer, url.searchParams.get('search') ?? ''))
  const items = await partnersOfEvent(viewer, found(parseId(asked)))
  return Response.json({ items, total: items.length })
}

export const clientLoader = loadOrNothing
