import type { Attendee } from '#app/domain/partner-attendees/listed.server.ts'
import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import { hasAccepted } from '#app/domain/partner-events/policy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { Attendees, nameOf } from '../partner-management/attendees.tsx'
import { addAttendeeHref, attendeeHref } from './address.ts'

type Props = { participation: PartnerParticipation; attendees: Attendee[]; mayChange: boolean }

export function PartnerAttendees({ participation, attendees, mayChange }: Props) {
  const event = { organizationId: participation.organization.id, eventId: participation.event.id }
  return (
    <section className="card stack gap-4 content-start" aria-labelledby="attendees">
      <div className="section-head">
        <h2 id="attendees" tabIndex={-1}>
          Partner Attendees
        </h2>
        {mayChange && (
          <ButtonLink to={addAttendeeHref(event)} preventScrollReset>
            <Icon name="plus" /> Add Attendee
          </ButtonLink>
        )}
      </div>
      {attendees.length > 0 ? (
        <Attendees
          attendees={attendees}
          actions={
            mayChange
              ? (attendee) => (
                  <>
                    <Change event={event} attendee={attendee} what="edit" />
                    <Change event={event} attendee={attendee} what="remove" />
                  </>
                )
              : undefined
          }
        />
      ) : (
        <p className="none">No Partner Attendees</p>
      )}
      {!mayChange && <p className="text-sm text-muted">{whyNot(participation)}</p>}
    </section>
  )
}

const looks = {
  edit: { icon: 'pencil', label: 'Edit' },
  remove: { icon: 'trash', label: 'Remove' },
} as const

type ChangeProps = {
  event: { organizationId: number; eventId: number }
  attendee: Attendee
  what: keyof typeof looks
}

function Change({ event, attendee, what }: ChangeProps) {
  const { icon, label } = looks[what]
  return (
    <ButtonLink variant="quiet" size="icon" to={attendeeHref(event, attendee.id, what)} preventScrollReset>
      <Icon name={icon} />
      <span className="sr-only">
        {label} <PersonName name={nameOf(attendee)} />
      </span>
    </ButtonLink>
  )
}

const whyNot = (participation: PartnerParticipation) =>
  hasAccepted(participation)
    ? 'Registration has started, so attendees can’t be changed here any more.'
    : 'Attendees can be added once the invitation is accepted.'
