import { calendarDate, query } from '#app/db/query.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { formatRange } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { type Person, renderEmail } from '../emails/render.ts'
import { isCancelled } from '../events/cancelled.server.ts'

const Cancelled = z.strictObject({
  name: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  attends: z.boolean(),
})

/** Tells someone that an event is cancelled. Null if that was taken back by the time it is sent. */
export async function composeCancellation(
  person: Person & { id: number },
  eventId: number,
): Promise<EmailMessage | null> {
  const [event] = await query(Cancelled)`
    SELECT e.name, e."startDate"::text, e."endDate"::text,
      EXISTS (SELECT 1 FROM "FellowAttendee" a WHERE a."eventId" = e.id AND a."userId" = ${person.id}) AS attends
    FROM "Event" e WHERE e.id = ${eventId} AND e.published AND ${isCancelled}`
  if (!event) return null
  const { name, startDate, endDate, attends } = event
  return renderEmail(person, `Cancelled: ${name}`, [
    `“${name}”, ${formatRange(startDate, endDate)}, is cancelled. Calendars that you’ve subscribed to show it as cancelled, too.`,
    ...(attends ? [{ label: 'See the event', href: publicAddress(`/events/${eventId}`) }] : []),
  ])
}
