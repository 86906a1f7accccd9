import { lookUp } from '#app/domain/administration/lookup.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { readSearch } from '#app/values/search-params.ts'
import type { Route } from './+types/lookup'

/** What a field with a lookup finds while one types. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const items = found(await lookUp(viewer, kind, params.name, readSearch(url.searchParams)))
  return Response.json({ items, total: items.length })
}
