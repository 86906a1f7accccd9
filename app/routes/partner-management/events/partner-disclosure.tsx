import { href } from 'react-router'
import type { PartnerAtEvent } from '#app/domain/partner-attendees/event.server.ts'
import { hasAccepted } from '#app/domain/partner-events/policy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Attendees } from '../attendees.tsx'
import { InvitationChip } from '../event-status.tsx'

type Props = { eventId: number; partner: PartnerAtEvent; managed: boolean }

/** One partner at an event, collapsed. Works without JavaScript. */
export function PartnerDisclosure({ eventId, partner, managed }: Props) {
  const { organizationId, name, status, role, attendees } = partner
  const accepted = hasAccepted(partner)
  return (
    <details className="card disclosure">
      <summary>
        <span className="disclosure-title">
          <bdi>{name}</bdi> <InvitationChip status={status} />{' '}
          {accepted && <span className="text-sm text-muted">{countOf(attendees.length)}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="stack gap-4 pt-3">
        {role && (
          <p>
            <span className="text-muted">Participating as </span>
            <bdi>{role}</bdi>
          </p>
        )}
        {attendees.length > 0 ? (
          <Attendees attendees={attendees} />
        ) : (
          <p className="text-muted">{accepted ? 'No Partner Attendees' : 'Invited, no reply yet.'}</p>
        )}
        <div className="cluster">
          {managed && (
            <ButtonLink
              variant="secondary"
              to={href('/partner-dashboard/:organizationId/event/:eventId', {
                organizationId: String(organizationId),
                eventId: String(eventId),
              })}
            >
              Manage Attendees
              <span className="sr-only">
                {' '}
                of <bdi>{name}</bdi>
              </span>
            </ButtonLink>
          )}
          <Link to={href('/partner-management/my-partners/:id', { id: String(organizationId) })}>
            About <bdi>{name}</bdi>
          </Link>
        </div>
      </div>
    </details>
  )
}

const countOf = (attendees: number) => (attendees === 1 ? '1 attendee' : `${attendees} attendees`)
