import { Prisma } from '#app/db/generated/client.ts'
import { meantFor } from '../viewer/audience.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * SQL on an announcement row `a`: true when it is published, and meant for everyone or for the viewer's role, and for all
 * programs or one of the viewer's. Staff see those of all programs.
 */
export function announcedTo(viewer: Viewer): Prisma.Sql {
  const own = viewer.staff
    ? Prisma.sql`TRUE`
    : forProgramsThat(Prisma.sql`= ANY(${viewer.programIds}::int[])`)
  return Prisma.sql`(a.published AND ${meantFor(viewer, Prisma.sql`a.audience`)} AND ${own})`
}

/** SQL on an announcement row `a`: true if it is for no program in particular, or for one that meets the condition. */
export const forProgramsThat = (condition: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT bool_or(meant."B" ${condition}) FROM "_AnnouncementToProgram" meant WHERE meant."A" = a.id), TRUE)`

/** SQL on an announcement row `a`. */
export function notViewedBy(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "AnnouncementView" v
    WHERE v."announcementId" = a.id AND v."userId" = ${viewer.id})`
}
