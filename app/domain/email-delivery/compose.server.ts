import { db } from '#app/db/database.server.ts'
import type { EmailKind } from '#app/db/generated/enums.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { settings } from '#app/settings.server.ts'
import { composeAccountEmail } from '../accounts/compose-email.server.ts'
import { composeAnnouncementEmail, composeTestEmail } from '../announcement-emails/compose.server.ts'
import { composeCancellation } from '../cancellations/email.server.ts'
import type { QueuedEmail } from '../emails/outbox.server.ts'
import { composeInvitation } from '../invitations/send.server.ts'
import { composeNotificationEmail } from '../notification-emails/compose.server.ts'
import { composePartnerInvitation } from '../partner-invitations/email.server.ts'
import { isInGrace } from '../sessions/grace.ts'
import { composeSignUpEmail } from '../volunteering/sign-up-email.server.ts'

/** What reaches the owner of an account that can still be kept. */
const TO_KEEP: EmailKind[] = ['ACCOUNT_CLOSING', 'RESET']

/**
 * The email rendered at the moment of sending, with new links. Null if it is no longer due, or if the address isn't a
 * member's or was refused. That is never looked up earlier, so requesting an email takes the same time for every address.
 */
export async function composeEmail({
  id,
  kind,
  to,
  userId,
  since,
  announcementId,
  signUpId,
  eventId,
}: QueuedEmail): Promise<EmailMessage | null> {
  if (kind === 'INVITATION') return composeInvitation(to)
  const user = await db().user.findUnique({
    where: userId === null ? { email: to } : { id: userId },
    select: {
      id: true,
      firstName: true,
      invitedFirstName: true,
      emailVerifiedAt: true,
      closedAt: true,
      closure: true,
      refusedEmail: true,
      unsubscribeKey: true,
    },
  })
  if (!user || user.refusedEmail === to) return null
  if (user.closedAt && !(TO_KEEP.includes(kind) && isInGrace(user))) return null
  const { APP_NAME: appName, SUPPORT_EMAIL: supportEmail } = settings()
  // Until the address is verified, whoever typed a name may be a stranger with something to sell.
  const firstName = user.invitedFirstName ?? user.firstName
  const recipient = { ...user, firstName, to, appName, supportEmail }
  switch (kind) {
    case 'NOTIFICATIONS':
      return composeNotificationEmail(recipient, id)
    case 'ANNOUNCEMENT':
      return announcementId === null ? null : composeAnnouncementEmail(recipient, announcementId)
    case 'ANNOUNCEMENT_TEST':
      return announcementId === null ? null : composeTestEmail(recipient, announcementId)
    case 'SIGN_UP_CONFIRMED':
    case 'SIGN_UP_COMPLETED':
      return signUpId === null ? null : composeSignUpEmail(recipient, kind, signUpId)
    case 'PARTNER_INVITATION':
      return eventId === null || !since ? null : composePartnerInvitation(recipient, eventId, since)
    case 'EVENT_CANCELLED':
      return eventId === null ? null : composeCancellation(recipient, eventId)
    default:
      return composeAccountEmail(kind, recipient)
  }
}
