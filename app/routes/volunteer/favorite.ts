import { data, href, redirect } from 'react-router'
import { FavoriteSchema } from '#app/domain/volunteering/schema.ts'
import { setFavorite } from '#app/domain/volunteering/signup.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/favorite'
import { marked, type Outcome, tooOften } from './marked.server.ts'

/** Passes Retry-After through to the response, for JavaScript too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** A GET changes nothing. */
export const loader = () => redirect(href('/volunteer'))

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, FavoriteSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { favorite, inPlace } = form.value
  const viewer = context.get(viewerContext)
  const keeping = await setFavorite(viewer, parseId(params.opportunityId), favorite)
  if (keeping.kind === 'gone') throw notFound()
  const answer = (outcome: Outcome) => marked(request, url, inPlace !== undefined, outcome)
  if (keeping.kind === 'limited') return answer(tooOften(keeping.seconds))
  const { name } = keeping.opportunity
  return answer({
    notice: favorite
      ? `“${name}” was added to your favorites.`
      : `“${name}” was removed from your favorites.`,
  })
}

export { EmptyRoute as default } from '../shell/no-page.ts'
