import { href, redirect } from 'react-router'
import { openItemsOf } from '#app/domain/action-items/open-items.server.ts'
import { findDashboardPartner } from '#app/domain/organizations/partner.server.ts'
import { listParticipations } from '#app/domain/partner-events/participations.server.ts'
import { canUseCommunity } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { Contact } from '../partner-management/contact.tsx'
import type { Route } from './+types/index'
import { dashboardHref } from './address.ts'
import { EventColumn } from './event-column.tsx'
import { OpenItems } from './open-items.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (params.organizationId === undefined) throw redirect(ownDashboard(viewer))
  const id = found(parseId(params.organizationId))
  const partner = await findDashboardPartner(viewer, id)
  if (!partner)
    throw viewer.partner && id !== viewer.organizationId ? redirect(ownDashboard(viewer)) : notFound()
  const [open, events] = await Promise.all([
    listOrFailure(context, { items: [] }, async () => ({ items: await openItemsOf(viewer, partner.id) })),
    listParticipations(partner.id),
  ])
  return {
    partner,
    open,
    current: events.filter(({ eventStatus }) => eventStatus === 'LIVE'),
    upcoming: events.filter(({ eventStatus }) => eventStatus === 'PENDING'),
    past: events.filter(({ eventStatus }) => eventStatus === 'COMPLETE').toReversed(),
    managed: viewer.eventManager || viewer.managedOrganizationIds.includes(partner.id),
    linksProfiles: canUseCommunity(viewer),
  }
}

/** Managers without an organization of their own choose one they manage. */
function ownDashboard({ organizationId, partner }: Viewer): string {
  return partner && organizationId !== null
    ? dashboardHref(organizationId)
    : href('/partner-management/my-partners')
}

export default function PartnerDashboard({ loaderData }: Route.ComponentProps) {
  const { partner, open, current, upcoming, past, managed, linksProfiles } = loaderData
  const back = {
    to: href('/partner-management/my-partners/:id', { id: String(partner.id) }),
    label: partner.name,
  }
  return (
    <>
      <PageTitle title={`Partner Dashboard: ${partner.name}`} />
      <PageHead
        title="Partner Dashboard"
        back={managed ? back : undefined}
        lead={<bdi>{partner.name}</bdi>}
      />
      <div className="stack items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="stack gap-8 content-start">
          <OpenItems page={dashboardHref(partner.id)} {...open} />
          <EventColumn title="Current Events" none="No events" organizationId={partner.id} events={current} />
        </div>
        <div className="stack gap-8 content-start">
          <section className="card stack gap-3" aria-labelledby="relationship-manager">
            <h2 id="relationship-manager">Relationship manager</h2>
            {partner.owner ? (
              <Contact contact={partner.owner} linksProfile={linksProfiles} />
            ) : (
              <p className="text-muted">No one assigned yet.</p>
            )}
          </section>
          <EventColumn
            title="Upcoming Events"
            none="No upcoming events"
            organizationId={partner.id}
            events={upcoming}
          />
          <EventColumn title="Past Events" none="No past events" organizationId={partner.id} events={past} />
        </div>
      </div>
    </>
  )
}
