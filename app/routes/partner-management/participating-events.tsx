import { href } from 'react-router'
import type { Participation } from '#app/domain/partner-events/participations.server.ts'
import { Link } from '#app/ui/link.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'
import { formatRange } from '#app/values/calendar-date.ts'
import { EventStatusChip, InvitationChip } from './event-status.tsx'

/** The latest first, since those need work. */
export function ParticipatingEvents({ participations }: { participations: Participation[] }) {
  return (
    <section className="card stack gap-3 content-start" aria-labelledby="participating-events">
      <h2 id="participating-events">Participating events</h2>
      {participations.length > 0 ? (
        <SeeMore
          className="rows"
          threshold={8}
          items={participations.toReversed()}
          render={(it) => <Event participation={it} />}
        />
      ) : (
        <p className="text-muted">No events</p>
      )}
    </section>
  )
}

function Event({ participation }: { participation: Participation }) {
  const { eventId, name, eventStatus, status } = participation
  return (
    <div className="stack gap-1">
      <h3 className="text-base">
        <Link to={href('/partner-management/events/:id', { id: String(eventId) })}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <p className="text-sm text-muted">{formatRange(participation.startDate, participation.endDate)}</p>
      <p className="chips">
        <EventStatusChip status={eventStatus} />
        <InvitationChip status={status} />
      </p>
    </div>
  )
}
