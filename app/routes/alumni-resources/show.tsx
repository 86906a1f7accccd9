import { noteProgress, readResource } from '../resources/reading.server.ts'
import { ResourcePage } from '../resources/resource-page.tsx'
import type { Route } from './+types/show'

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readResource(context, 'ALUMNI_RESOURCE', params)

export const action = ({ params, context }: Route.ActionArgs) =>
  noteProgress(context, 'ALUMNI_RESOURCE', params)

export default function ShowAlumniResource({ loaderData }: Route.ComponentProps) {
  return <ResourcePage {...loaderData} />
}
