import type { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { todayIn } from '../moments/moments.ts'

type Participation = { status: InvitationStatus; event: { status: EventStatus } }

type Attendance = {
  status: InvitationStatus
  event: { startDate: CalendarDate; registrationStartDate: CalendarDate | null; timezone: string }
}

export const hasAccepted = ({ status }: { status: InvitationStatus }) => status === 'ACCEPTED'

/** An invitation is accepted once, and not after the event. */
export const canAcceptInvitation = ({ status, event }: Participation) =>
  status === 'INVITED' && !isClosed(event)

/**
 * Partners that have accepted choose their attendees until registration has started and the event has begun: whichever
 * is later, by the day at the event.
 */
export const canChangeAttendees = ({ status, event }: Attendance, now = new Date()): boolean =>
  hasAccepted({ status }) && attendeesCloseOn(event) > todayIn(event.timezone, now)

/** The first day on which a partner's attendees can no longer be changed. */
export const attendeesCloseOn = ({ startDate, registrationStartDate }: Attendance['event']): CalendarDate =>
  registrationStartDate !== null && registrationStartDate > startDate ? registrationStartDate : startDate

/** Attendees are managed while an event is upcoming or live. */
export const hasManagedAttendees = (event: { status: EventStatus }) => !isClosed(event)

const isClosed = ({ status }: { status: EventStatus }) => status === 'COMPLETE' || status === 'CANCELLED'
