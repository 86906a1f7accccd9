import { searchMajors } from '#app/domain/affiliations/choices.server.ts'
import type { Route } from './+types/majors'

export function loader({ url }: Route.LoaderArgs) {
  return Response.json(searchMajors(url.searchParams.get('search') ?? ''))
}
