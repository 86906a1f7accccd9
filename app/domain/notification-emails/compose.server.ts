import { db } from '#app/db/database.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { type Part, type Person, renderEmail } from '../emails/render.ts'
import { readNotificationsSince } from '../notifications/notifications.server.ts'
import { readViewer } from '../viewer/record.server.ts'
import { chatLink, kudosLink, notificationEmailsLink } from './links.ts'
import { listHeaders } from './list-headers.server.ts'

type Recipient = Person & { id: number; unsubscribeKey: string }

/**
 * A line for each conversation with unread messages and each new kudo since the last such email, as the member may see
 * them at the moment of sending, without any of the text. Null if everything has since been read or withdrawn, or the
 * member is hidden or no longer wants such emails. The next email covers what comes after it.
 */
export async function composeNotificationEmail(
  { id, unsubscribeKey, ...person }: Recipient,
  since: Date,
): Promise<EmailMessage | null> {
  const now = new Date()
  const viewer = await readViewer(id)
  if (!viewer || viewer.hiddenProfile || viewer.notificationEmails === 'NEVER') return null
  const notifications = await readNotificationsSince(viewer, since)
  const lines = notifications.map((entry): Part => {
    const name = entry.name ?? 'Hidden member'
    return entry.kind === 'conversations'
      ? { label: `${name} sent you a message`, href: publicAddress(chatLink(entry.id)) }
      : { label: `${name} gave Kudos on your Reply`, href: publicAddress(kudosLink) }
  })
  if (lines.length === 0) return null
  await db().user.updateMany({ where: { id, notifiedUntil: { lt: now } }, data: { notifiedUntil: now } })
  const { headers, stop } = listHeaders({ id, unsubscribeKey, appName: person.appName }, 'notifications')
  const email = renderEmail(person, `New for you on ${person.appName}`, [
    'Here’s what you haven’t seen yet:',
    ...lines,
    { label: 'Choose how often you get these emails', href: publicAddress(notificationEmailsLink) },
    { label: 'Stop these emails', href: stop },
  ])
  return { ...email, headers }
}
