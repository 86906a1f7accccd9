import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/completed'
import { MarkedLibrary } from './marked-library.tsx'
import { readMarked } from './read-marked.server.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  readMarked(context, 'library', 'completions', parsePage(url.searchParams.get('page')))

export default function LibraryCompletions({ loaderData }: Route.ComponentProps) {
  return <MarkedLibrary kind="completions" {...loaderData} />
}
