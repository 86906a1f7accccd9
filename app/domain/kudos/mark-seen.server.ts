import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Marks the viewer's received kudos among those given; earlier marks keep their time. */
export async function markKudosSeen(viewer: Viewer, ids: number[]): Promise<void> {
  await db().kudo.updateMany({
    where: { id: { in: ids }, recipientId: viewer.id, seenAt: null },
    data: { seenAt: new Date() },
  })
}
