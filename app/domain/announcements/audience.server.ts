import { Prisma } from '#app/db/generated/client.ts'
import { meantFor } from '../viewer/audience.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** SQL on an announcement row `a`: true when it is published, and meant for everyone or for the viewer's role. */
export function announcedTo(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`(a.published AND ${meantFor(viewer, Prisma.sql`a.audience`)})`
}

/** SQL on an announcement row `a`. */
export function notViewedBy(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "AnnouncementView" v
    WHERE v."announcementId" = a.id AND v."userId" = ${viewer.id})`
}
