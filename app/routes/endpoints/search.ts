import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import { searchEverything } from '../search/everything.server.ts'
import type { Route } from './+types/search'

/** What the search page finds, as options of the box that leads there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('search')
  const { groups, seconds } = await searchEverything(
    context.get(viewerContext),
    asked,
    logFailedPart(context),
  )
  if (seconds !== null) return Response.json(null, tooMany(seconds))
  const items = (groups ?? []).flatMap(({ label, one, hits }) =>
    hits.map(({ id, name, about, to }) => ({
      id: `${label} ${id}`,
      label: name,
      about: [one, about].filter(Boolean).join(' · '),
      to,
    })),
  )
  const more = groups?.some(({ all }) => all !== null) || undefined
  return Response.json({ items, total: items.length, more }, { headers: { 'Cache-Control': 'no-store' } })
}
