import { db } from '#app/db/database.server.ts'
import type { Letter } from '#app/mail/letter.ts'
import { settings } from '#app/settings.server.ts'
import { composeAccountMail } from '../accounts/compose-mail.server.ts'
import type { QueuedMail } from '../mails/outbox.server.ts'
import { composeNews } from '../news-mail/compose.server.ts'

/**
 * The email rendered at the moment of sending, with new links. Null if it is no longer due, or if the address isn't a
 * member's. That is never looked up earlier, so requesting an email takes the same time for every address.
 */
export async function composeMail({ kind, to, since }: QueuedMail): Promise<Letter | null> {
  const user = await db().user.findUnique({
    where: { email: to },
    select: { id: true, firstName: true, emailVerifiedAt: true },
  })
  if (!user) return null
  const { APP_NAME: appName, SUPPORT_EMAIL: supportEmail } = settings()
  const recipient = { ...user, to, appName, supportEmail }
  if (kind === 'NEWS') return since && composeNews(recipient, since)
  return composeAccountMail(kind, recipient)
}
