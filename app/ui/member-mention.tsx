import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import { PersonName } from './person-name.tsx'

type Props = { name: string | null; image?: string }

/** A member's name, or its replacement if they may be hidden. */
export const nameOf = ({ name }: Props) => name ?? 'Hidden member'

export const MemberName = (member: Props) => <PersonName name={nameOf(member)} />

/** No image for hidden members, not even initials. */
export function MemberAvatar({ name, image }: Props) {
  if (name !== null) return <Avatar name={name} src={image} />
  return (
    <span aria-hidden className="avatar is-nobody">
      <Icon name="user" />
    </span>
  )
}
