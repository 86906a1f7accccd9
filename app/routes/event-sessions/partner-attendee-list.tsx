import type { SessionPartnerAttendee } from '#app/domain/event-sessions/partner-attendees.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { GrowingList } from '#app/ui/load-more.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { nameOf } from '../partner-management/attendees.tsx'
import { AttendeeLink } from './attendee-link.tsx'

type Props = {
  attendees: SessionPartnerAttendee[]
  total: number
  page: number
  pages: number
  /** The list's URL; the attendees' dialogs are below it. */
  address: string
  /** The one partner these attendees belong to. */
  organization: string | null
  canChange: boolean
}

export function PartnerAttendeeList(props: Props) {
  const { attendees, total, page, pages, address, organization, canChange } = props
  const all = `${total} ${total === 1 ? 'attendee' : 'attendees'}`
  return (
    <>
      <ResultCount>{attendees.length < total ? `${attendees.length} of ${all}` : all}</ResultCount>
      <GrowingList className="rows" count={attendees.length} more={page < pages ? `?page=${page + 1}` : null}>
        {attendees.map((attendee) => (
          <li key={attendee.id} className="attendee">
            <Avatar name={nameOf(attendee)} src={attendee.image} size="sm" />
            <div className="min-w-0">
              <p className="font-semibold">
                <PersonName name={nameOf(attendee)} />
                {attendee.userId === null && <span className="font-normal text-muted"> · Guest</span>}
              </p>
              {attendee.role && (
                <p className="text-sm text-muted">
                  <bdi>{attendee.role}</bdi>
                </p>
              )}
              {!organization && (
                <p className="text-sm">
                  <bdi>{attendee.organization}</bdi>
                </p>
              )}
            </div>
            {canChange && (
              <div className="row-actions">
                <AttendeeLink list={address} attendee={attendee} what="edit" />
                <AttendeeLink list={address} attendee={attendee} what="remove" />
              </div>
            )}
          </li>
        ))}
      </GrowingList>
    </>
  )
}
