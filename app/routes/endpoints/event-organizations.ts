import { searchPartners } from '#app/domain/action-items/choices.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event-organizations'

/** The partners at the event that `?eventId=` names; without it, all. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('eventId')
  const eventId = asked === null ? undefined : found(parseId(asked))
  const search = url.searchParams.get('search') ?? ''
  return Response.json(await searchPartners(context.get(viewerContext), search, { eventId }))
}
