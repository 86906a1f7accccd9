import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { managedItems } from './where.server.ts'

/** The facts that identify an item. */
const NamedItem = z.strictObject({ id: z.int(), name: z.string(), organization: z.string() })
export type NamedItem = z.infer<typeof NamedItem>

/** The ids that were deleted within a day and that the viewer would manage, with their names. */
export function deletedItems(viewer: Viewer, ids: number[], tx: Tx = db()): Promise<NamedItem[]> {
  return query(NamedItem, tx)`
    SELECT i.id, i.name, o.name AS organization
    FROM "DeletedActionItem" i JOIN "PartnerParticipant" p ON p.id = i."participantId"
      JOIN "Organization" o ON o.id = p."organizationId"
    WHERE i.id = ANY(${ids}::int[]) AND ${managedItems(viewer)} ORDER BY i.id`
}
