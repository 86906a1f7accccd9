import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { announcedTo, notViewedBy } from './audience.server.ts'

/** The viewer's announcements that they haven't viewed yet. */
export function newAnnouncements(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`
    SELECT a.id, a.name::text AS name, a."publishedAt" AS at
    FROM "Announcement" a WHERE ${announcedTo(viewer)} AND ${notViewedBy(viewer)}`
}
