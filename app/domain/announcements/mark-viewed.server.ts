import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { announcedTo } from './audience.server.ts'

/** Marks the viewer's announcements among those given; earlier views keep their time. */
export async function markAnnouncementsViewed(viewer: Viewer, ids: number[]): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "AnnouncementView" ("userId", "announcementId")
    SELECT ${viewer.id}::int, a.id FROM "Announcement" a WHERE a.id = ANY(${ids}::int[]) AND ${announcedTo(viewer)}
    ON CONFLICT DO NOTHING`
}
