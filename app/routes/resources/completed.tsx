import { countMarked, listMarked } from '#app/domain/resources/marked.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/completed'
import { MarkedLibrary } from './marked-library.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const [list, counts] = await Promise.all([
    listMarked(viewer, 'library', 'completions', parsePage(url.searchParams.get('page'))),
    countMarked(viewer, 'library'),
  ])
  return { list, counts }
}

export default function LibraryCompletions({ loaderData }: Route.ComponentProps) {
  return <MarkedLibrary kind="completions" {...loaderData} />
}
