import { href, Link } from 'react-router'
import type { MemberCard as Member } from '#app/domain/directory/member-card.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { CutText } from '#app/ui/cut-text.tsx'
import { PersonName } from '#app/ui/person-name.tsx'

const NAME_LENGTH = 20
const OCCUPATION_LENGTH = 60
const LOCATION_LENGTH = 30

type Props = { member: Member; heading?: 'h2' | 'h3'; opensProfile?: boolean }

/** Thirty-six of them make a page: elements rather than components where nothing is gained by one. */
export function MemberCard({ member, heading: Heading = 'h2', opensProfile = true }: Props) {
  const { id, name, image, occupation, location, programs, mark } = member
  return (
    <li className="card person-card">
      <Avatar name={name} src={image} />
      <div>
        <Heading>
          {opensProfile ? (
            <Link className="card-link" to={href('/profile/:profileId', { profileId: String(id) })}>
              <PersonName name={name} max={NAME_LENGTH} />
            </Link>
          ) : (
            <PersonName name={name} max={NAME_LENGTH} />
          )}
        </Heading>
        {mark && (
          <StatusChip tone="warning" icon={mark === 'Hidden' ? 'eye-off' : 'clock'}>
            {mark}
          </StatusChip>
        )}
        {occupation && <p dir="auto">{shortened(occupation, OCCUPATION_LENGTH)}</p>}
        {location && <p dir="auto">{shortened(location, LOCATION_LENGTH)}</p>}
      </div>
      {programs.length > 0 && (
        <ul className="chips" aria-label="Programs">
          {programs.map((program) => (
            <li key={program} className="chip">
              {program}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const shortened = (text: string, max: number) =>
  text.length <= max ? text : <CutText text={text} max={max} />
