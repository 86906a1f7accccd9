import { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Of an announcement row `a`: published, and meant for everybody or for the role that the viewer acts in. */
export function announcedTo(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`(a.published AND (coalesce(cardinality(a.audience), 0) = 0 OR a.audience::text[] && ${audiencesOf(viewer)}::text[]))`
}

/** Of an announcement row `a`. */
export function notViewedBy(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "AnnouncementView" v
    WHERE v."announcementId" = a.id AND v."userId" = ${viewer.id})`
}

/** Staff preview what fellows and alumni are told. */
function audiencesOf({ currentRole, staff }: Viewer): Role[] {
  if (staff) return ['STAFF', 'FELLOW', 'ALUMNI']
  return currentRole ? [currentRole] : []
}
