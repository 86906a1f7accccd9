import { currentChoices } from '#app/domain/choices/choices.server.ts'
import { searchChoices } from '#app/domain/choices/search.ts'
import type { Route } from './+types/programs'

export async function loader({ url }: Route.LoaderArgs) {
  const { programs } = await currentChoices()
  return Response.json(searchChoices(programs, url.searchParams.get('search') ?? ''))
}
