import { currentChoices } from '#app/domain/choices/choices.server.ts'
import { searchChoices } from '#app/domain/choices/search.ts'
import type { Route } from './+types/locations'

export async function loader({ url }: Route.LoaderArgs) {
  const { locations } = await currentChoices()
  return Response.json(searchChoices(locations, url.searchParams.get('search') ?? ''))
}
