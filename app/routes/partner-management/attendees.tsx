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
        <li key={attendee.id} className="attendee">
          <Avatar name={nameOf(attendee)} src={attendee.image} size="sm" />
          <div className="min-w-0">
            <p className="font-semibold">
              <PersonName name={nameOf(attendee)} />
              {attendee.userId === null && <span className="font-normal text-muted"> · Guest</span>}
            </p>
            {attendee.role && (
              <p className="text-sm text-muted">
                <bdi>{attendee.role}</bdi>
              </p>
            )}
            {attendee.sessions.length > 0 && (
              <p className="text-sm">
                <span className="text-muted">Sessions: </span>
                {[...new Set(attendee.sessions)].join(' · ')}
              </p>
            )}
          </div>
          {actions && <div className="row-actions">{actions(attendee)}</div>}
        </li>
      ))}
    </ul>
  )
}

export const nameOf = ({ firstName, lastName }: Pick<Attendee, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
