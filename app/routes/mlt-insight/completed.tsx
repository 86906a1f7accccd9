import { parsePage } from '#app/values/list-page.ts'
import { readMarked } from '../resources/read-marked.server.ts'
import type { Route } from './+types/completed'
import { MarkedInsights } from './marked-insights.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  readMarked(context, 'insights', 'completions', parsePage(url.searchParams.get('page')))

export default function InsightCompletions({ loaderData }: Route.ComponentProps) {
  return <MarkedInsights kind="completions" {...loaderData} />
}
