import { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { Viewer } from './viewer.ts'

/** SQL on a column of roles: true if it is empty, which means everyone, or contains the viewer's role. */
export function meantFor(viewer: Viewer, audience: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(coalesce(cardinality(${audience}), 0) = 0 OR ${audience}::text[] && ${audiencesOf(viewer)}::text[])`
}

/** The same of an audience that is at hand. */
export const isMeantFor = (viewer: Viewer, audience: Role[]): boolean =>
  audience.length === 0 || audience.some((role) => audiencesOf(viewer).includes(role))

/** Staff can preview what fellows and alumni see. */
function audiencesOf({ currentRole, staff }: Viewer): Role[] {
  if (staff) return ['STAFF', 'FELLOW', 'ALUMNI']
  return currentRole ? [currentRole] : []
}
