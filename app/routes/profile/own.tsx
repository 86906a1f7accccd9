import { findProfile } from '#app/domain/members/profile.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import type { Route } from './+types/own'
import { ProfilePage } from './profile-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return { profile: found(await findProfile(viewer, viewer.id)) }
}

export default function Own({ loaderData }: Route.ComponentProps) {
  return <ProfilePage profile={loaderData.profile} />
}
