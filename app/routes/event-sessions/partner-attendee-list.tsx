import type { SessionPartnerAttendee } from '#app/domain/event-sessions/partner-attendees.server.ts'
import { GrowingList } from '#app/ui/load-more.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { AttendeeItem } from '../partner-management/attendees.tsx'
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
      <GrowingList
        className="card rows"
        count={attendees.length}
        more={page < pages ? `?page=${page + 1}` : null}
      >
        {attendees.map((attendee) => (
          <AttendeeItem
            key={attendee.id}
            attendee={attendee}
            actions={
              canChange && (
                <>
                  <AttendeeLink list={address} attendee={attendee} what="edit" />
                  <AttendeeLink list={address} attendee={attendee} what="remove" />
                </>
              )
            }
          >
            {!organization && (
              <p className="text-sm">
                <bdi>{attendee.organization}</bdi>
              </p>
            )}
          </AttendeeItem>
        ))}
      </GrowingList>
    </>
  )
}
