import type { Route } from './+types/show'
import { noteProgress, readResource } from './reading.server.ts'
import { ResourcePage } from './resource-page.tsx'

export const loader = ({ params, context }: Route.LoaderArgs) => readResource(context, 'RESOURCE', params)

export const action = ({ params, context }: Route.ActionArgs) => noteProgress(context, 'RESOURCE', params)

export default function ShowResource({ loaderData }: Route.ComponentProps) {
  return <ResourcePage {...loaderData} />
}
