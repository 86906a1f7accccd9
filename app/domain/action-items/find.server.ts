import { db, type Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { assigneeName } from './assignee.server.ts'
import { completableItems, managedItems } from './where.server.ts'

/** An action item for the screens about one item. */
const ActionItemRecord = z.strictObject({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  description: z.string(),
  actionUrl: z.string().nullable(),
  startDate: calendarDate,
  dueDate: calendarDate,
  completed: z.boolean(),
  event: z.strictObject({ id: z.int(), name: z.string() }),
  organization: z.strictObject({ id: z.int(), name: z.string() }),
  participantId: z.int(),
  assignee: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
})
export type ActionItemRecord = z.infer<typeof ActionItemRecord>

/** An item that the viewer manages; anything else is not found. */
export const findManagedItem = (viewer: Viewer, id: number | null, tx?: Tx) =>
  findItem(viewer, managedItems(viewer), id, tx)

/** An item that the viewer may complete; anything else is not found. */
export const findCompletableItem = (viewer: Viewer, id: number | null, tx?: Tx) =>
  findItem(viewer, completableItems(viewer), id, tx)

async function findItem(
  viewer: Viewer,
  visible: Prisma.Sql,
  id: number | null,
  tx: Tx = db(),
): Promise<ActionItemRecord | null> {
  if (id === null) return null
  const [item] = await query(ActionItemRecord, tx)`
    SELECT i.id, i.version, i.name, i.description, i."actionUrl", i."startDate"::text, i."dueDate"::text,
      i."completedAt" IS NOT NULL AS completed, i."participantId",
      json_build_object('id', e.id, 'name', e.name) AS event,
      json_build_object('id', o.id, 'name', o.name) AS organization,
      CASE WHEN u.id IS NOT NULL
        THEN json_build_object('id', u.id, 'name', ${assigneeName(viewer)}) END AS assignee
    FROM "ActionItem" i JOIN "Event" e ON e.id = i."eventId" JOIN "PartnerParticipant" p ON p.id = i."participantId"
      JOIN "Organization" o ON o.id = p."organizationId" LEFT JOIN "User" u ON u.id = i."assigneeId"
    WHERE i.id = ${id} AND ${visible}`
  return item ?? null
}
