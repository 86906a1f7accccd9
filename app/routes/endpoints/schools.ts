import { searchOrganizations } from '#app/domain/choices/organizations.server.ts'
import type { Route } from './+types/schools'

export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await searchOrganizations(url.searchParams.get('search') ?? '', { schools: true }))
}
