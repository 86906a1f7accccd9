import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { managedBy } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { assigneeName } from './assignee.server.ts'

const Representative = z.strictObject({ id: z.int(), organizationId: z.int(), name: z.string() })
export type Representative = z.infer<typeof Representative>

/**
 * The possible assignees at these partners, by name. Hidden ones aren't offered, except `assigneeId`, who was assigned
 * before hiding.
 */
export function representativesOf(
  viewer: Viewer,
  organizationIds: number[],
  { assigneeId = 0 }: { assigneeId?: number } = {},
  tx: Tx = db(),
): Promise<Representative[]> {
  if (organizationIds.length === 0) return Promise.resolve([])
  return query(Representative, tx)`
    SELECT u.id, u."organizationId", ${assigneeName(viewer)} AS name
    FROM "User" u JOIN "Organization" o ON o.id = u."organizationId"
    WHERE u."organizationId" = ANY(${organizationIds}::int[]) AND ${managedBy(viewer)} AND 'PARTNER' = ANY(u.roles)
      AND u."emailVerifiedAt" IS NOT NULL AND (u.visibility <> 'HIDDEN' OR u.id = ${assigneeId})
    ORDER BY u."sortName", u.id`
}
