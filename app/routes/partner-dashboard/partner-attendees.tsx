import type { Attendee } from '#app/domain/partner-attendees/listed.server.ts'
import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import { hasAccepted } from '#app/domain/partner-events/policy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type CalendarDate, formatMedium } from '#app/values/calendar-date.ts'
import type { Failed } from '#app/values/or-failed.ts'
import { addAttendeeHref } from '../event-sessions/address.ts'
import { AttendeeLink } from '../event-sessions/attendee-link.tsx'
import { Attendees } from '../partner-management/attendees.tsx'
import { attendeesHref } from './address.ts'

type Props = {
  participation: PartnerParticipation
  attendees: Attendee[] | Failed
  canChange: boolean
  /** The first day on which they could no longer be changed, at the event. */
  closedOn: CalendarDate
}

export function PartnerAttendees({ participation, attendees, canChange, closedOn }: Props) {
  const { organization, event } = participation
  const list = attendeesHref({ organizationId: organization.id, eventId: event.id })
  return (
    <section className="card stack gap-4 content-start" aria-labelledby="attendees">
      <div className="section-head">
        <h2 id="attendees" tabIndex={-1}>
          Partner Attendees
        </h2>
        {canChange && (
          <ButtonLink to={addAttendeeHref(list)} preventScrollReset>
            <Icon name="plus" /> Add attendee
          </ButtonLink>
        )}
      </div>
      {attendees === 'failed' ? (
        <FailedList />
      ) : attendees.length > 0 ? (
        <Attendees
          attendees={attendees}
          actions={
            canChange
              ? (attendee) => (
                  <>
                    <AttendeeLink list={list} attendee={attendee} what="edit" />
                    <AttendeeLink list={list} attendee={attendee} what="remove" />
                  </>
                )
              : undefined
          }
        />
      ) : (
        <p className="none">No Partner Attendees</p>
      )}
      {!canChange && <p className="text-sm text-muted">{whyNot(participation, closedOn)}</p>}
    </section>
  )
}

const whyNot = (participation: PartnerParticipation, closedOn: CalendarDate) =>
  hasAccepted(participation)
    ? `The list of attendees closed on ${formatMedium(closedOn)}, so it can no longer be changed here.`
    : 'You can add attendees once the invitation is accepted.'
