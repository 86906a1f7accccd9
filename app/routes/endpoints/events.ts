import { searchEvents } from '#app/domain/action-items/choices.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/events'

export async function loader({ url, context }: Route.LoaderArgs) {
  return Response.json(await searchEvents(context.get(viewerContext), url.searchParams.get('search') ?? ''))
}
