import { createHash } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findRecipient } from './recipient.server.ts'

export type Sending = { kind: 'sent'; conversationId: number } | { kind: 'refused' }

/**
 * Writes to a member, in the one conversation of the two. Whether they can be contacted is asked again here, in the
 * transaction that writes. Sending the same form again makes no second message and has the same outcome.
 */
export function sendMessage(
  viewer: Viewer,
  recipientId: number | null,
  text: string,
  formKey: string,
): Promise<Sending> {
  return db().$transaction(async (tx) => {
    const recipient = await findRecipient(viewer, recipientId, tx)
    if (!recipient) return { kind: 'refused' }
    const conversationId = await openConversation(tx, viewer.id, recipient.id)
    await addMessage(tx, conversationId, viewer.id, text, formKey)
    return { kind: 'sent', conversationId }
  })
}

/** The conversation of a pair. Of two first messages at once, the later waits for the earlier one's conversation. */
async function openConversation(tx: Tx, senderId: number, recipientId: number): Promise<number> {
  const pair = {
    firstUserId: Math.min(senderId, recipientId),
    secondUserId: Math.max(senderId, recipientId),
  }
  await tx.conversation.createMany({ data: [pair], skipDuplicates: true })
  const { id } = await tx.conversation.findUniqueOrThrow({
    where: { firstUserId_secondUserId: pair },
    select: { id: true },
  })
  await tx.conversationParticipant.createMany({
    data: Object.values(pair).map((userId) => ({ conversationId: id, userId })),
    skipDuplicates: true,
  })
  return id
}

/** Adds the message unless it is there already. Who writes has seen what was written before. */
async function addMessage(
  tx: Tx,
  conversationId: number,
  senderId: number,
  content: string,
  formKey: string,
) {
  const createdAt = new Date()
  const message = { conversationId, senderId, content, createdAt }
  const { count } = await tx.message.createMany({
    data: [{ ...message, formKey: submissionKey(message, formKey) }],
    skipDuplicates: true,
  })
  if (count === 0) return
  await tx.conversation.update({ where: { id: conversationId }, data: { lastMessageAt: createdAt } })
  await tx.conversationParticipant.update({
    where: { conversationId_userId: { conversationId, userId: senderId } },
    data: { messagesSeenAt: createdAt },
  })
}

/** A form that Back brings up again keeps its key: with another text in it, it is another message. */
function submissionKey(
  { conversationId, content }: { conversationId: number; content: string },
  key: string,
) {
  return createHash('sha256').update(`${key} ${conversationId} ${content}`).digest('base64url')
}
