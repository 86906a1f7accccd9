import { href } from 'react-router'
import { findProfile } from '#app/domain/members/profile.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/show'
import { ProfilePage } from './profile-page.tsx'
import { ProfileWall } from './profile-wall.tsx'

/** Whoever hides sees nobody either: of the other member nothing is read. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const id = found(parseId(params.profileId))
  if (viewer.hiddenProfile && id !== viewer.id) return { profile: null, id }
  return { profile: found(await findProfile(viewer, id)), id }
}

export default function Show({ loaderData }: Route.ComponentProps) {
  const { profile, id } = loaderData
  return profile ? (
    <ProfilePage profile={profile} />
  ) : (
    <ProfileWall backTo={href('/profile/:profileId', { profileId: String(id) })} />
  )
}
