import { searchJobIndustries } from '#app/domain/affiliations/choices.server.ts'
import type { Route } from './+types/job-industries'

export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await searchJobIndustries(url.searchParams.get('search') ?? ''))
}
