import { calendarDate, query } from '#app/db/query.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { formatRange } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { type Person, renderEmail } from '../emails/render.ts'
import { knowingParticipants } from '../partner-events/participants.server.ts'
import { actsFor } from './representatives.server.ts'

const Invited = z.strictObject({
  id: z.int(),
  organization: z.string(),
  event: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
})

/**
 * Tells someone of the invitations that were sent then, to the partners they act for. Null if all of those are accepted
 * or taken back by the time it is sent.
 */
export async function composePartnerInvitation(
  person: Person & { id: number },
  eventId: number,
  since: Date,
): Promise<EmailMessage | null> {
  const invited = await query(Invited)`
    SELECT o.id, o.name AS organization, e.name AS event, e."startDate"::text, e."endDate"::text
    FROM ${knowingParticipants} JOIN "Organization" o ON o.id = p."organizationId" JOIN "User" u ON u.id = ${person.id}
    WHERE e.id = ${eventId} AND e.status NOT IN ('COMPLETE', 'CANCELLED') AND p.status = 'INVITED'
      AND p."emailedAt" >= ${since}::timestamptz AND ${actsFor} ORDER BY o."sortKey", o.id`
  const [first] = invited
  if (!first) return null
  const partners = new Intl.ListFormat('en-US').format(invited.map(({ organization }) => organization))
  return renderEmail(person, `You’re invited: ${first.event}`, [
    `${partners} ${invited.length === 1 ? 'is' : 'are'} invited to “${first.event}”, ${formatRange(first.startDate, first.endDate)}.`,
    ...invited.map(({ id, organization }) => ({
      label: `See the invitation of ${organization}`,
      href: publicAddress(`/partner-dashboard/${id}/event/${eventId}`),
    })),
  ])
}
