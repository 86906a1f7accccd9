import { noteProgress, readResource } from '../resources/reading.server.ts'
import { ResourcePage } from '../resources/resource-page.tsx'
import type { Route } from './+types/show'

export const loader = ({ params, context }: Route.LoaderArgs) => readResource(context, 'MLT_INSIGHT', params)

export const action = ({ params, context }: Route.ActionArgs) => noteProgress(context, 'MLT_INSIGHT', params)

export default function ShowInsight({ loaderData }: Route.ComponentProps) {
  return <ResourcePage {...loaderData} />
}
