import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Marks those of the kudos that the viewer received; what was seen before keeps its moment. */
export async function markKudosSeen(viewer: Viewer, ids: number[]): Promise<void> {
  await db().kudo.updateMany({
    where: { id: { in: ids }, recipientId: viewer.id, seenAt: null },
    data: { seenAt: new Date() },
  })
}
