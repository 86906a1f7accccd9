import type { Profile } from '#app/domain/members/profile.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Hero } from './hero.tsx'
import { Sections } from './sections.tsx'

export function ProfilePage({ profile }: { profile: Profile }) {
  return (
    <article className="profile">
      <PageTitle title={profile.own ? 'My Profile' : profile.fullName} />
      <Hero profile={profile} />
      {profile.sections ? (
        <Sections sections={profile.sections} own={profile.own} />
      ) : (
        <p className="card text-muted">Only the Basic Profile is shown.</p>
      )}
    </article>
  )
}
