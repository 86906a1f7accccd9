import { href } from 'react-router'
import { type Audience, audiences } from '#app/domain/members/preview.ts'
import type { Profile } from '#app/domain/members/profile.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Hero } from '../hero.tsx'
import { ProfileBody } from '../profile-body.tsx'

export const previewHref = (audience: Audience) => `${href('/profile')}?view=${audience}`

const NAMES: Record<Audience, string> = {
  'rising-leader': 'A Rising Leader',
  partner: 'A partner',
  public: 'The public',
}

const NOTES: Record<Audience, string> = {
  'rising-leader': 'People who were in a program with you also see that program.',
  partner: 'A program’s partners also see that program.',
  public:
    'People who aren’t signed in can’t see profiles. If your business is in the registry, they see your name, without a link.',
}

type Props = { audience: Audience; profile: Profile | null; hidden: boolean }

/** The profile as others see it. */
export function Preview({ audience, profile, hidden }: Props) {
  return (
    <>
      <SeeAs audience={audience} />
      <Notice tone="info">
        {hidden && audience !== 'public' ? 'Your profile is hidden. Only staff can see it.' : NOTES[audience]}
      </Notice>
      {profile && (
        <>
          <Hero profile={profile} level={2} />
          <ProfileBody profile={profile} />
        </>
      )}
    </>
  )
}

function SeeAs({ audience }: { audience: Audience }) {
  return (
    <nav className="cluster" aria-label="See as">
      <span className="label">See as</span>
      <ul className="chips presets">
        {audiences.map((it) => (
          <li key={it}>
            <Link
              className="chip"
              to={previewHref(it)}
              aria-current={it === audience ? 'true' : undefined}
              preventScrollReset
            >
              {NAMES[it]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
