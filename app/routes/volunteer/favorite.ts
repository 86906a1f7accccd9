import { data, href, redirect } from 'react-router'
import { FavoriteSchema } from '#app/domain/volunteering/schema.ts'
import { keepFavorite } from '#app/domain/volunteering/take-part.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/favorite'
import { marked } from './marked.server.ts'

/** Asking for the address changes nothing. */
export const loader = () => redirect(href('/volunteer'))

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await parseForm(request, FavoriteSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { favorite, inPlace } = form.value
  const viewer = context.get(viewerContext)
  const { name } = found(await keepFavorite(viewer, parseId(params.opportunityId), favorite))
  const notice = favorite
    ? `'${name}' is one of your favorites.`
    : `'${name}' is no favorite of yours any more.`
  return marked(request, url, inPlace !== undefined, { notice })
}
