import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * Marks everything up to a message as seen by the viewer; later arrivals stay new. False if the viewer isn't in the
 * conversation, or it has no such message.
 */
export async function markSeen(
  viewer: Viewer,
  conversationId: number | null,
  messageId: number | null,
): Promise<boolean> {
  if (conversationId === null || messageId === null) return false
  const message = await db().message.findFirst({
    where: {
      id: messageId,
      conversationId,
      conversation: { participants: { some: { userId: viewer.id } } },
    },
    select: { createdAt: true },
  })
  if (!message) return false
  await db().conversationParticipant.updateMany({
    where: {
      conversationId,
      userId: viewer.id,
      OR: [{ messagesSeenAt: null }, { messagesSeenAt: { lt: message.createdAt } }],
    },
    data: { messagesSeenAt: message.createdAt },
  })
  return true
}
