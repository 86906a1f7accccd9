import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { meantFor } from '../viewer/audience.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

export type AnnouncementLine = { id: number; name: string; pinned: boolean; updated: string }

/** Those for the viewer's role: pinned ones first, then what changed last. */
export async function latestAnnouncements(viewer: Viewer, count: number): Promise<AnnouncementLine[]> {
  const rows = await db().$queryRaw<{ id: number; name: string; pinned: boolean; updatedAt: Date }[]>`
    SELECT id, name, pinned, "updatedAt" FROM "Announcement" WHERE published AND ${meantFor(viewer, Prisma.sql`audience`)}
    ORDER BY pinned DESC, "updatedAt" DESC, id DESC LIMIT ${count}`
  return rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updated: formatTimestamp(updatedAt, viewer.timeZone ?? 'UTC'),
  }))
}
