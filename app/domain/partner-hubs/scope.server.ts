import { Prisma } from '#app/db/generated/client.ts'
import { actedForBy, isPartner } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * SQL on an organization row `o`: true for a hub that the viewer may open. Partners can only open those they act for.
 */
export function hubsOpenTo(viewer: Viewer): Prisma.Sql {
  return viewer.partner ? Prisma.sql`(${isPartner} AND ${actedForBy(viewer)})` : isPartner
}
