import { href } from 'react-router'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/show'
import { profileContext } from './profile-context.server.ts'
import { ProfileWall } from './profile-wall.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const id = found(parseId(params.profileId))
  if (viewer.hiddenProfile && id !== viewer.id) return { fullName: null, id }
  return { fullName: found(context.get(profileContext)).fullName, id }
}

/** The surrounding page shows the profile. */
export default function Show({ loaderData: { fullName, id } }: Route.ComponentProps) {
  return fullName ? (
    <PageTitle title={fullName} />
  ) : (
    <ProfileWall backTo={href('/profile/:profileId', { profileId: String(id) })} />
  )
}
