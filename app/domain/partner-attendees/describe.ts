import type { AttendeeRecord } from './find.server.ts'

type Session = { id: number; name: string }

/** An attendee's current values in words, for a user whose form conflicts with them. */
export function describeAttendee(attendee: AttendeeRecord, sessions: Session[]): string {
  const names = sessions.filter(({ id }) => attendee.sessionIds.includes(id)).map(({ name }) => name)
  const guest = attendee.email ? [`${attendee.firstName} ${attendee.lastName}`, attendee.email] : []
  return [
    ...guest,
    attendee.role ? `role: ${attendee.role}` : 'no role',
    names.length > 0 ? `sessions: ${names.join(', ')}` : 'no sessions',
  ].join('; ')
}
