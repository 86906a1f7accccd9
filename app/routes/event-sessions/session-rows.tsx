import { Link } from 'react-router'
import type { AgendaSession } from '#app/domain/event-sessions/agenda.ts'
import { Icon } from '#app/ui/icon.tsx'
import { fellowAttendeesHref, sessionHref } from './address.ts'
import { SessionTime } from './session-time.tsx'

type Props = { page: string; sessions: AgendaSession[] }

/** Time, name and room side by side, or stacked if that is too narrow. */
export function SessionRows({ page, sessions }: Props) {
  return (
    <ol className="stack gap-3">
      {sessions.map(({ id, name, roomName, time }) => (
        <li key={id} className="card session">
          <p>{time && <SessionTime time={time} />}</p>
          <Link className="card-link" to={fellowAttendeesHref(sessionHref(page, id))}>
            <bdi>{name}</bdi>
          </Link>
          {roomName && (
            <p className="meta">
              <Icon name="map-pin" />
              <span className="sr-only">Room: </span>
              <bdi>{roomName}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
