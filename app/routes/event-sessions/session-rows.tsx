import type { AgendaSession } from '#app/domain/event-sessions/agenda.ts'
import type { SessionTime as Time } from '#app/domain/events/session-time.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { fellowAttendeesHref, sessionHref } from './address.ts'
import { SessionTime } from './session-time.tsx'

type Props = {
  /** The event's, below which sessions have pages of their own; null where there are none. */
  page: string | null
  sessions: AgendaSession[]
}

/** The time of several that begin together stands once. */
const isSaid = (time: Time, before: Time | null | undefined) => before?.there === time.there

/** Time, name and room side by side, or stacked if that is too narrow. */
export function SessionRows({ page, sessions }: Props) {
  return (
    <ol className="list">
      {sessions.map(({ id, name, roomName, time, mark }, index) => (
        <li key={id} className={mark ? 'session is-marked' : 'session'}>
          <p>
            {time && (
              <span className={isSaid(time, sessions[index - 1]?.time) ? 'sr-only' : undefined}>
                <SessionTime time={time} />
              </span>
            )}
          </p>
          <div>
            {page === null ? (
              <bdi className="font-semibold">{name}</bdi>
            ) : (
              <Link className="card-link" to={fellowAttendeesHref(sessionHref(page, id))}>
                <bdi>{name}</bdi>
              </Link>
            )}
            {mark === 'now' && (
              <StatusChip tone="success" icon="clock">
                Now
              </StatusChip>
            )}
            {mark === 'next' && (
              <StatusChip tone="primary" icon="clock">
                Next
              </StatusChip>
            )}
          </div>
          {roomName && (
            <p className="meta">
              <Icon name="map-pin" />
              <span className="sr-only">Location: </span>
              <bdi>{roomName}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
