import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { nameOf } from '../partner-management/attendees.tsx'
import { attendeeHref } from './address.ts'

const looks = {
  edit: { icon: 'pencil', label: 'Edit' },
  remove: { icon: 'trash', label: 'Remove' },
} as const

type Props = {
  /** The URL under which the attendees' dialogs are. */
  list: string
  attendee: { id: number; userId: number | null; firstName: string; lastName: string }
  what: keyof typeof looks
}

export function AttendeeLink({ list, attendee, what }: Props) {
  const { icon, label } = looks[what]
  return (
    <ButtonLink variant="quiet" size="icon" to={attendeeHref(list, attendee.id, what)} preventScrollReset>
      <Icon name={icon} />
      <span className="sr-only">
        {`${label} `}
        <PersonName name={nameOf(attendee)} />
        {attendee.userId === null && ', guest'}
      </span>
    </ButtonLink>
  )
}
