import { db } from '#app/db/database.server.ts'
import type { Viewer } from './viewer.ts'

export async function markOnboarded(viewer: Viewer): Promise<void> {
  await db().user.update({ where: { id: viewer.id }, data: { isOnboarded: true } })
}
