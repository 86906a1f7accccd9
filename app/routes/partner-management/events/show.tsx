import { href } from 'react-router'
import { findPartnerEvent } from '#app/domain/partner-attendees/event.server.ts'
import { hasAccepted, hasManagedAttendees } from '#app/domain/partner-events/policy.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatRange } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { EventStatusChip } from '../event-status.tsx'
import type { Route } from './+types/show'
import { PartnerDisclosure } from './partner-disclosure.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = found(await findPartnerEvent(context.get(viewerContext), parseId(params.id)))
  return { event, managed: hasManagedAttendees(event) }
}

export default function PartnerEventDetails({ loaderData: { event, managed } }: Route.ComponentProps) {
  const attending = event.participants.filter(hasAccepted)
  const invited = event.participants.filter((participant) => !hasAccepted(participant))
  return (
    <>
      <PageTitle title={event.name} />
      <PageHead
        title={<bdi>{event.name}</bdi>}
        back={{ to: href('/partner-management/events'), label: 'Events' }}
        lead={
          <span className="cluster gap-2">
            <EventStatusChip status={event.status} /> {formatRange(event.startDate, event.endDate)}
          </span>
        }
      />
      <div className="stack">
        <section className="stack gap-3" aria-labelledby="attending">
          <h2 id="attending">Partners Attending</h2>
          {attending.map((partner) => (
            <PartnerDisclosure
              key={partner.organizationId}
              eventId={event.id}
              partner={partner}
              managed={managed}
            />
          ))}
          {attending.length === 0 && <p className="text-muted">No partner has accepted yet.</p>}
        </section>
        {invited.length > 0 && (
          <section className="stack gap-3" aria-labelledby="invited">
            <h2 id="invited">Partners Invited</h2>
            {invited.map((partner) => (
              <PartnerDisclosure
                key={partner.organizationId}
                eventId={event.id}
                partner={partner}
                managed={managed}
              />
            ))}
          </section>
        )}
      </div>
    </>
  )
}
