import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** SQL on an organization row `o`: true for event managers, and for the partner managers assigned to it. */
export function managedBy(viewer: Viewer): Prisma.Sql {
  if (viewer.eventManager) return Prisma.sql`o."isPartner"`
  const ids = viewer.partnerManager ? viewer.managedOrganizationIds : []
  return Prisma.sql`(o."isPartner" AND o.id = ANY(${ids}::int[]))`
}

/** SQL on an organization row `o`: true for those who manage it, and for its own partner users. */
export function actedForBy(viewer: Viewer): Prisma.Sql {
  const own = viewer.partner ? viewer.organizationId : null
  return own === null ? managedBy(viewer) : Prisma.sql`(o.id = ${own} OR ${managedBy(viewer)})`
}
