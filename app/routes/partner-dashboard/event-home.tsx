import { useOutlet } from 'react-router'
import { openItemsOf } from '#app/domain/action-items/open-items.server.ts'
import { readPartnerAgenda } from '#app/domain/event-sessions/agenda.server.ts'
import { readAgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { listEventResources } from '#app/domain/events/resources.server.ts'
import { listAttendees } from '#app/domain/partner-attendees/find.server.ts'
import { acceptInvitation, findParticipation } from '#app/domain/partner-events/participation.server.ts'
import {
  attendeesCloseOn,
  canAcceptInvitation,
  canChangeAttendees,
  hasAccepted,
} from '#app/domain/partner-events/policy.ts'
import { listOrFailure, logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatRange } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { Agenda } from '../event-sessions/agenda.tsx'
import { EventResources } from '../events/event-resources.tsx'
import { EventStatusChip, InvitationChip } from '../partner-management/event-status.tsx'
import type { Route } from './+types/event-home'
import { dashboardHref, eventHomeHref } from './address.ts'
import { Invitation } from './invitation.tsx'
import { OpenItems } from './open-items.tsx'
import { PartnerAttendees } from './partner-attendees.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const participation = found(
    await findParticipation(viewer, parseId(params.organizationId), parseId(params.eventId)),
  )
  const { organization, event } = participation
  const part = orFailed(logFailedPart(context))
  const [attendees, agenda, resources, open] = await Promise.all([
    part(listAttendees(viewer, participation)),
    hasAccepted(participation)
      ? part(readPartnerAgenda(viewer, event, readAgendaQuery(url.searchParams)))
      : null,
    part(listEventResources(event.id, 'PARTNER')),
    listOrFailure(context, { items: [] }, async () => ({
      items: await openItemsOf(viewer, organization.id, { eventId: event.id }),
    })),
  ])
  return {
    participation,
    attendees,
    agenda,
    resources,
    open,
    canAccept: canAcceptInvitation(participation),
    canChange: canChangeAttendees(participation),
    closedOn: attendeesCloseOn(event),
  }
}

/** Accepts the invitation. */
export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const participation = found(
    await findParticipation(viewer, parseId(params.organizationId), parseId(params.eventId)),
  )
  const { organization, event } = participation
  const page = eventHomeHref({ organizationId: organization.id, eventId: event.id })
  if (await acceptInvitation(participation))
    return redirectWithNotice(page, 'Invitation accepted. Now add your attendees.')
  return redirectWithNotice(page, 'This event is over, so nothing was changed.', { tone: 'danger' })
}

export default function EventHome({ loaderData }: Route.ComponentProps) {
  const { participation, attendees, agenda, resources, open, canAccept, canChange, closedOn } = loaderData
  const { organization, event, status } = participation
  const page = eventHomeHref({ organizationId: organization.id, eventId: event.id })
  const dialog = useOutlet()
  return (
    <>
      {!dialog && <PageTitle title={`${event.name}: ${organization.name}`} />}
      <PageHead
        title={<bdi>{event.name}</bdi>}
        back={{ to: dashboardHref(organization.id), label: 'Partner Dashboard' }}
        facts={
          <p className="chips">
            <EventStatusChip status={event.status} />
            <InvitationChip status={status} />
          </p>
        }
        lead={
          <>
            <bdi>{organization.name}</bdi> · {formatRange(event.startDate, event.endDate)}
          </>
        }
      />
      <div className="stack">
        {dialog}
        {canAccept && <Invitation participation={participation} />}
        <div className="event-home">
          <div className="stack content-start">
            <PartnerAttendees
              participation={participation}
              attendees={attendees}
              canChange={canChange}
              closedOn={closedOn}
            />
            {agenda && <Agenda title="Sessions" counted="sessions" page={page} agenda={agenda} />}
          </div>
          <div className="stack content-start">
            <EventResources id="partner-resources" title="Partner resources" resources={resources} />
            <OpenItems page={page} {...open} />
          </div>
        </div>
      </div>
    </>
  )
}
