import { useOutlet } from 'react-router'
import { listPartnerAttendees } from '#app/domain/event-sessions/partner-attendees.server.ts'
import { canExportPartnerAttendees } from '#app/domain/event-sessions/policy.ts'
import { canChangeAttendees } from '#app/domain/partner-events/policy.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/partner-attendees'
import { exportHref, partnerAttendeesHref } from './address.ts'
import { ExportLink } from './export-link.tsx'
import { openSessionContext } from './open-session.server.ts'
import { PartnerAttendeeList } from './partner-attendee-list.tsx'

/** All partners' attendees under events, and one partner's on its dashboard. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { session, page, participation } = context.get(openSessionContext)
  const organizationId = participation?.organization.id ?? null
  const nothing = { attendees: [], total: 0, page: 1, pages: 1 }
  const list = await listOrFailure(context, nothing, () =>
    listPartnerAttendees(viewer, session.id, organizationId, parsePage(url.searchParams.get('page'))),
  )
  return packed({
    ...list,
    name: session.name,
    address: partnerAttendeesHref(page),
    organization: participation?.organization.name ?? null,
    canChange: participation !== null && canChangeAttendees(participation),
    canExport: canExportPartnerAttendees(viewer, participation),
  })
}

export default function PartnerAttendees({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { name, address, canChange, canExport, failed, total } = list
  const exports = canExport && total > 0
  const dialog = useOutlet()
  return (
    <div className="stack">
      {!dialog && <PageTitle title={`Partners: ${name}`} />}
      {dialog}
      {(canChange || exports) && (
        <div className="cluster">
          {canChange && (
            <ButtonLink to={`${address}/add`} preventScrollReset>
              <Icon name="plus" /> Add attendee
            </ButtonLink>
          )}
          {exports && <ExportLink to={exportHref(address)} />}
        </div>
      )}
      {failed && <FailedList />}
      {total > 0 && <PartnerAttendeeList {...list} />}
      {!failed && total === 0 && (
        <EmptyState title="No Partner Attendees" drawing="people">
          No attendees.
        </EmptyState>
      )}
    </div>
  )
}
