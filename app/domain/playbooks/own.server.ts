import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The viewer's playbooks, with their names and starting dates. */
export function ownPlaybooks(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`
    SELECT p.id, p.name || CASE WHEN p."completedAt" IS NULL THEN ' (not finished)' ELSE '' END AS name, p."createdAt" AS at FROM "Playbook" p WHERE p."userId" = ${viewer.id}`
}
