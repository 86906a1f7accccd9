import { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { Viewer } from './viewer.ts'

/** Of a column of roles: it names nobody, and so means everybody, or the role that the viewer acts in. */
export function meantFor(viewer: Viewer, audience: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(coalesce(cardinality(${audience}), 0) = 0 OR ${audience}::text[] && ${audiencesOf(viewer)}::text[])`
}

/** Staff preview what fellows and alumni are told. */
function audiencesOf({ currentRole, staff }: Viewer): Role[] {
  if (staff) return ['STAFF', 'FELLOW', 'ALUMNI']
  return currentRole ? [currentRole] : []
}
