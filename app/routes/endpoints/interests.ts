import { currentChoices } from '#app/domain/choices/choices.server.ts'
import { searchChoices } from '#app/domain/choices/search.ts'
import type { Route } from './+types/interests'

/** `?type=FUNCTIONAL` or `INDUSTRY`; without one, both. */
export async function loader({ url }: Route.LoaderArgs) {
  const { interests } = await currentChoices()
  const type = url.searchParams.get('type')
  const listed = interests.filter((interest) => type === null || interest.type === type)
  return Response.json(searchChoices(listed, url.searchParams.get('search') ?? ''))
}
