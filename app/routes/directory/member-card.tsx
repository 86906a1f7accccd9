import { href } from 'react-router'
import type { MemberCard as Member } from '#app/domain/directory/member-card.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { PersonName } from '#app/ui/person-name.tsx'

type Props = { member: Member; heading?: 'h2' | 'h3'; opensProfile?: boolean }

/** A page has thirty-six of them: elements instead of components where a component gains nothing. */
export function MemberCard({ member, heading: Heading = 'h2', opensProfile = true }: Props) {
  const { id, name, image, occupation, location, programs, mark } = member
  // Only something focusable opens.
  const cut = opensProfile ? 'clamped' : undefined
  return (
    <li className="card person-card">
      <Avatar name={name} src={image} />
      <div>
        <Heading>
          {opensProfile ? (
            <Link className="card-link" to={href('/profile/:profileId', { profileId: String(id) })}>
              <PersonName name={name} />
            </Link>
          ) : (
            <PersonName name={name} />
          )}
        </Heading>
        {mark && (
          <StatusChip tone="warning" icon={mark === 'Hidden' ? 'eye-off' : 'clock'}>
            {mark}
          </StatusChip>
        )}
        {occupation && (
          <p className={cut} dir="auto">
            {occupation}
          </p>
        )}
        {location && (
          <p className={cut} dir="auto">
            {location}
          </p>
        )}
      </div>
      {programs.length > 0 && (
        <ul className="chips" aria-label="Programs">
          {programs.map((program) => (
            <li key={program} className="tag">
              {`${program} `}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
