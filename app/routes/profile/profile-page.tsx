import { href, useOutlet } from 'react-router'
import { publicOrigin } from '#app/http/origin.server.ts'
import type { Route } from './+types/profile-page'
import { Hero } from './hero.tsx'
import { ProfileBody } from './profile-body.tsx'
import { findProfileOfPage, profileContext } from './profile-context.server.ts'

export const middleware: Route.MiddlewareFunction[] = [findProfileOfPage]

export function loader({ request, context }: Route.LoaderArgs) {
  const profile = context.get(profileContext)
  const page = profile && href('/profile/:profileId', { profileId: String(profile.id) })
  return { profile, address: page ? new URL(page, publicOrigin(request)).href : undefined }
}

/** Without JavaScript a dialog is below the person it is about. */
export default function ProfilePage({ loaderData: { profile, address } }: Route.ComponentProps) {
  const outlet = useOutlet()
  if (!profile) return outlet
  return (
    <article className="profile">
      <Hero profile={profile} address={address} />
      {outlet}
      <ProfileBody profile={profile} />
    </article>
  )
}
