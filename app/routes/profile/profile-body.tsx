import type { Profile } from '#app/domain/members/profile.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Sections } from './sections.tsx'

export function ProfileBody({ profile }: { profile: Profile }) {
  if (profile.sectionsFailed) return <FailedList what="profile" />
  if (!profile.sections) return <p className="card text-muted">This member shares a Basic Profile.</p>
  return <Sections sections={profile.sections} location={profile.location} />
}
