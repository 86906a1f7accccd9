import { Prisma } from '#app/db/generated/client.ts'
import { meantFor } from '../viewer/audience.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Of an announcement row `a`: published, and meant for everybody or for the role that the viewer acts in. */
export function announcedTo(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`(a.published AND ${meantFor(viewer, Prisma.sql`a.audience`)})`
}

/** Of an announcement row `a`. */
export function notViewedBy(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "AnnouncementView" v
    WHERE v."announcementId" = a.id AND v."userId" = ${viewer.id})`
}
