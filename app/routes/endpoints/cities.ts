import { searchCities } from '#app/domain/locations/cities.server.ts'
import type { Route } from './+types/cities'

/** The cities of `?country=` and, in the United States, `?state=`. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const of = (name: string) => searchParams.get(name) ?? ''
  return Response.json(await searchCities(of('search'), { country: of('country'), state: of('state') }))
}
