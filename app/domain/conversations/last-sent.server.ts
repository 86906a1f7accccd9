import { db } from '#app/db/database.server.ts'
import { canUseMessages } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { pairOf } from './pair.ts'

/** The viewer's last message to a member; undefined if the viewer may not read messages. */
export async function lastSentTo(
  viewer: Viewer,
  recipientId: number,
): Promise<{ id: number; content: string } | undefined> {
  if (!canUseMessages(viewer)) return undefined
  const message = await db().message.findFirst({
    where: { senderId: viewer.id, conversation: pairOf(viewer.id, recipientId) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, content: true },
  })
  return message ?? undefined
}
