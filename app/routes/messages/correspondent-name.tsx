import type { Correspondent } from '#app/domain/conversations/correspondent.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PersonName } from '#app/ui/person-name.tsx'

export const nameOf = ({ name }: Correspondent) => name ?? 'Hidden member'

export const CorrespondentName = ({ of }: { of: Correspondent }) => <PersonName name={nameOf(of)} />

/** Nobody's picture for whoever hides: not even initials. */
export function CorrespondentAvatar({ of: { name, image } }: { of: Correspondent }) {
  if (name !== null) return <Avatar name={name} src={image} />
  return (
    <span aria-hidden className="avatar is-nobody">
      <Icon name="user" />
    </span>
  )
}
