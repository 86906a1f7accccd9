import type { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

type Participation = { status: InvitationStatus; event: { status: EventStatus } }

type Attendance = {
  status: InvitationStatus
  event: { startDate: CalendarDate; registrationStartDate: CalendarDate | null }
}

export const hasAccepted = ({ status }: { status: InvitationStatus }) => status === 'ACCEPTED'

/** An invitation is accepted once, and not after the event. */
export const canAcceptInvitation = ({ status, event }: Participation) =>
  status === 'INVITED' && event.status !== 'COMPLETE'

/** Partners that have accepted choose their attendees until registration has started and the event has begun. */
export function canChangeAttendees({ status, event }: Attendance, today: CalendarDate): boolean {
  const registrationIsAhead = event.registrationStartDate !== null && event.registrationStartDate > today
  return hasAccepted({ status }) && (registrationIsAhead || event.startDate > today)
}

/** Attendees are managed while an event is upcoming or live. */
export const hasManagedAttendees = (event: { status: EventStatus }) => event.status !== 'COMPLETE'
