import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import { PersonName } from './person-name.tsx'

type Props = { name: string | null; image?: string }

/** What a member is called where they may hide. */
export const nameOf = ({ name }: Props) => name ?? 'Hidden member'

export const MemberName = (member: Props) => <PersonName name={nameOf(member)} />

/** Nobody's picture for whoever hides: not even initials. */
export function MemberAvatar({ name, image }: Props) {
  if (name !== null) return <Avatar name={name} src={image} />
  return (
    <span aria-hidden className="avatar is-nobody">
      <Icon name="user" />
    </span>
  )
}
