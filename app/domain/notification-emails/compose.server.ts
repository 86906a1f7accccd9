import { db } from '#app/db/database.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { type Part, type Person, renderEmail } from '../emails/render.ts'
import { readEmailed } from '../notifications/notifications.server.ts'
import { readViewer } from '../viewer/record.server.ts'
import { chatLink, kudosLink, notificationEmailsLink } from './links.ts'
import { listHeaders } from './list-headers.server.ts'

type Recipient = Person & { id: number; unsubscribeKey: string }

/**
 * A line for each conversation with unread messages and each new kudo that no earlier email told of, as the member may see
 * them at the moment of sending, without any of the text. Null if everything has since been read or withdrawn, or the
 * member is hidden or no longer wants such emails. The next email covers what is committed after it.
 */
export async function composeNotificationEmail(
  { id, unsubscribeKey, ...person }: Recipient,
  emailId: number,
): Promise<EmailMessage | null> {
  await noteTold(id, emailId)
  const viewer = await readViewer(id)
  if (!viewer || viewer.hiddenProfile || viewer.notificationEmails === 'NEVER') return null
  const notifications = await readEmailed(viewer, emailId)
  const lines = notifications.map((entry): Part => {
    const name = entry.name ?? 'Hidden member'
    return entry.kind === 'conversations'
      ? { label: `${name} sent you a message`, href: publicAddress(chatLink(entry.id)) }
      : { label: `${name} gave Kudos on your Reply`, href: publicAddress(kudosLink) }
  })
  if (lines.length === 0) return null
  const now = new Date()
  await db().user.updateMany({ where: { id, notifiedUntil: { lt: now } }, data: { notifiedUntil: now } })
  const { headers, stop } = listHeaders({ id, unsubscribeKey, appName: person.appName }, 'notifications')
  const email = renderEmail(person, `New for you on ${person.appName}`, [
    'Here’s what you haven’t seen yet:',
    ...lines,
    { label: 'Choose how often you get these emails', href: publicAddress(notificationEmailsLink) },
    { label: 'Stop receiving these emails', href: stop },
  ])
  return { ...email, headers }
}

/** What is unread and in no email yet is in this one, also when it is tried again. */
async function noteTold(userId: number, emailId: number): Promise<void> {
  await db().$executeRaw`
    WITH messages AS (
      UPDATE "Message" m SET "emailedIn" = ${emailId} FROM "ConversationParticipant" p
      WHERE p."userId" = ${userId} AND m."conversationId" = p."conversationId" AND m."senderId" <> ${userId}
        AND m."emailedIn" IS NULL AND (p."messagesSeenAt" IS NULL OR m."createdAt" > p."messagesSeenAt")
    )
    UPDATE "Kudo" SET "emailedIn" = ${emailId}
    WHERE "recipientId" = ${userId} AND "emailedIn" IS NULL AND "seenAt" IS NULL`
}
