import type { AttendeeRecord } from './find.server.ts'

type Session = { id: number; name: string }

/** An attendee's current values in words, for a user whose form conflicts with them. */
export function describeAttendee(attendee: AttendeeRecord, sessions: Session[]): string {
  const chosen = sessions.filter(({ id }) => attendee.sessionIds.includes(id)).map(({ name }) => name)
  // A session may be held several times.
  const names = [...new Set(chosen)]
  const guest = attendee.email ? [`${attendee.firstName} ${attendee.lastName}`, attendee.email] : []
  return [
    ...guest,
    attendee.role ? `role: ${attendee.role}` : 'no role',
    names.length > 0 ? `sessions: ${names.join(', ')}` : 'no sessions',
  ].join('; ')
}
