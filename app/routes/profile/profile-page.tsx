import { useOutlet } from 'react-router'
import type { Route } from './+types/profile-page'
import { Hero } from './hero.tsx'
import { ProfileBody } from './profile-body.tsx'
import { findProfileOfPage, profileContext } from './profile-context.server.ts'

export const middleware: Route.MiddlewareFunction[] = [findProfileOfPage]

export const loader = ({ context }: Route.LoaderArgs) => ({ profile: context.get(profileContext) })

/** Without JavaScript a dialog is below the person it is about. */
export default function ProfilePage({ loaderData: { profile } }: Route.ComponentProps) {
  const outlet = useOutlet()
  if (!profile) return outlet
  return (
    <article className="profile">
      <Hero profile={profile} />
      {outlet}
      <ProfileBody profile={profile} />
    </article>
  )
}
