import { countMarked, listMarked } from '#app/domain/resources/marked.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/completed'
import { MarkedInsights } from './marked-insights.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const page = parsePage(url.searchParams.get('page'))
  const [list, counts] = await Promise.all([
    listMarked(viewer, 'insights', 'completions', page),
    countMarked(viewer, 'insights'),
  ])
  return { list, counts }
}

export default function InsightCompletions({ loaderData }: Route.ComponentProps) {
  return <MarkedInsights kind="completions" {...loaderData} />
}
