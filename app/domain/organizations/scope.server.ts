import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** SQL on an organization row `o`: a partner now. Archived ones are what they were in what is past alone. */
export const isPartner = Prisma.sql`(o."isPartner" AND o."archivedAt" IS NULL)`

/** SQL on an organization row `o`: true for event managers, and for the partner managers assigned to it. */
export function managedBy(viewer: Viewer): Prisma.Sql {
  if (viewer.eventManager) return isPartner
  const ids = viewer.partnerManager ? viewer.managedOrganizationIds : []
  return Prisma.sql`(${isPartner} AND o.id = ANY(${ids}::int[]))`
}

/** SQL on an organization row `o`: true for those who manage it, and for its own partner users. */
export function actedForBy(viewer: Viewer): Prisma.Sql {
  const own = viewer.partner ? viewer.organizationId : null
  return own === null
    ? managedBy(viewer)
    : Prisma.sql`((o.id = ${own} AND o."archivedAt" IS NULL) OR ${managedBy(viewer)})`
}
