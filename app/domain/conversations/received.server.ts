import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

export type Received = { id: number; conversationId: number; content: string; reported: boolean }

/** A message that someone else wrote to the viewer, or null. Hidden members read none. */
export async function findReceived(
  viewer: Viewer,
  id: number | null,
  tx: Tx = db(),
): Promise<Received | null> {
  if (id === null || viewer.hiddenProfile) return null
  const message = await tx.message.findFirst({
    where: {
      id,
      senderId: { not: viewer.id },
      conversation: { participants: { some: { userId: viewer.id } } },
    },
    select: { conversationId: true, content: true, reportedAt: true },
  })
  if (!message) return null
  const { reportedAt, ...received } = message
  return { id, ...received, reported: reportedAt !== null }
}
