import { representativesOf } from '#app/domain/action-items/representatives.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event-managers'
import { loadOrNothing } from './or-nothing.ts'

/** The possible assignees of the partner in `?organizationId=`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const organizationId = found(parseId(url.searchParams.get('organizationId') ?? undefined))
  const people = await representativesOf(context.get(viewerContext), [organizationId])
  const items = people.map(({ id, name }) => ({ id: String(id), label: name }))
  return Response.json({ items, total: items.length })
}

export const clientLoader = loadOrNothing
