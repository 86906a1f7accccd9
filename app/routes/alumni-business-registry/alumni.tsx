import { href } from 'react-router'
import type { BusinessAlumnus } from '#app/domain/businesses/alumni.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Link } from '#app/ui/link.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'

/** The alumni behind a business. */
export function Alumni({ alumni }: { alumni: BusinessAlumnus[] }) {
  return (
    <section className="stack gap-2" aria-labelledby="business-alumni">
      <h3 id="business-alumni">Alumni</h3>
      <SeeMore className="rows" items={alumni} render={(alumnus) => <Alumnus alumnus={alumnus} />} />
    </section>
  )
}

function Alumnus({ alumnus: { name, profile } }: { alumnus: BusinessAlumnus }) {
  if (!profile) return <PersonName name={name} />
  return (
    <div className="contact">
      <Avatar name={name} src={profile.image} size="sm" />
      <div>
        <Link to={href('/profile/:profileId', { profileId: String(profile.id) })}>
          <PersonName name={name} />
        </Link>
        {profile.programs.length > 0 && <p className="text-sm text-muted">{profile.programs.join(' · ')}</p>}
      </div>
    </div>
  )
}
