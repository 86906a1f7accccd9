import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { announcedTo } from './audience.server.ts'

/** Marks those of the announcements that are meant for the viewer; what was viewed before keeps its moment. */
export async function markAnnouncementsViewed(viewer: Viewer, ids: number[]): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "AnnouncementView" ("userId", "announcementId")
    SELECT ${viewer.id}::int, a.id FROM "Announcement" a WHERE a.id = ANY(${ids}::int[]) AND ${announcedTo(viewer)}
    ON CONFLICT DO NOTHING`
}
