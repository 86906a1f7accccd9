import type { Profile } from '#app/domain/members/profile.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Hero } from './hero.tsx'
import { Sections } from './sections.tsx'

export function ProfilePage({ profile }: { profile: Profile }) {
  return (
    <article className="profile">
      <PageTitle title={profile.fullName} />
      <Hero profile={profile} />
      <ProfileBody profile={profile} />
    </article>
  )
}

export function ProfileBody({ profile }: { profile: Profile }) {
  if (!profile.sections) return <p className="card text-muted">This member shares a Basic Profile.</p>
  return <Sections sections={profile.sections} />
}
