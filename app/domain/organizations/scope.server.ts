import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Of an organization row `o`: event managers manage every partner, partner managers those assigned to them. */
export function managedBy(viewer: Viewer): Prisma.Sql {
  if (viewer.eventManager) return Prisma.sql`o."isPartner"`
  const ids = viewer.partnerManager ? viewer.managedOrganizationIds : []
  return Prisma.sql`(o."isPartner" AND o.id = ANY(${ids}::int[]))`
}

/** Of an organization row `o`: whoever manages it acts for it, and so do those who work there as partners. */
export function actedForBy(viewer: Viewer): Prisma.Sql {
  const own = viewer.partner ? viewer.organizationId : null
  return own === null ? managedBy(viewer) : Prisma.sql`(o.id = ${own} OR ${managedBy(viewer)})`
}
