import type { ReactNode } from 'react'
import type { Attendee } from '#app/domain/partner-attendees/listed.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { PersonName } from '#app/ui/person-name.tsx'

type Props = {
  attendees: Attendee[]
  /** The actions for one attendee. */
  actions?: (attendee: Attendee) => ReactNode
}

/** A partner's attendees at an event. */
export function Attendees({ attendees, actions }: Props) {
  return (
    <ul className="rows">
      {attendees.map((attendee) => (
        <AttendeeItem key={attendee.id} attendee={attendee} actions={actions?.(attendee)}>
          {attendee.sessions.length > 0 && (
            <p className="text-sm">
              <span className="text-muted">Sessions: </span>
              {[...new Set(attendee.sessions)].join(' · ')}
            </p>
          )}
        </AttendeeItem>
      ))}
    </ul>
  )
}

type ItemProps = {
  attendee: Pick<Attendee, 'firstName' | 'lastName' | 'image' | 'userId' | 'role'>
  actions?: ReactNode
  /** What else is said of them. */
  children: ReactNode
}

export function AttendeeItem({ attendee, actions, children }: ItemProps) {
  const { image, userId, role } = attendee
  const name = nameOf(attendee)
  return (
    <li className="attendee">
      <Avatar name={name} src={image} size="sm" />
      <div className="min-w-0">
        <p className="font-semibold">
          <PersonName name={name} />
          {userId === null && <span className="font-normal text-muted"> · Guest</span>}
        </p>
        {role && (
          <p className="text-sm text-muted">
            <bdi>{role}</bdi>
          </p>
        )}
        {children}
      </div>
      {/* On phones below the text, because side by side would leave it one word per line. */}
      {actions && <div className="ms-auto flex max-sm:w-full max-sm:ps-9">{actions}</div>}
    </li>
  )
}

export const nameOf = ({ firstName, lastName }: Pick<Attendee, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
