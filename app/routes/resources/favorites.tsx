import { noResources } from '#app/domain/resources/cards.server.ts'
import { listMarked } from '#app/domain/resources/marked.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/favorites'
import { MarkedLibrary } from './marked-library.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  listOrFailure(context, noResources, () =>
    listMarked(context.get(viewerContext), 'library', 'favorites', parsePage(url.searchParams.get('page'))),
  )

export default function LibraryFavorites({ loaderData }: Route.ComponentProps) {
  return <MarkedLibrary kind="favorites" list={loaderData} counts={null} />
}
