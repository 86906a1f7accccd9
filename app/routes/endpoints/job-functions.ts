import { searchJobFunctions } from '#app/domain/affiliations/choices.server.ts'
import type { Route } from './+types/job-functions'

export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await searchJobFunctions(url.searchParams.get('search') ?? ''))
}
