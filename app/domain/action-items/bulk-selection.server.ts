import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { MOST_IN_BULK } from './bulk-operations.ts'
import { actionItemList } from './list.ts'
import { actionItemsWhere, managedItems } from './where.server.ts'

/** An item as a bulk edit sees it. */
const SelectedItem = z.strictObject({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  startDate: calendarDate,
  dueDate: calendarDate,
  completed: z.boolean(),
  organizationId: z.int(),
  organization: z.string(),
})
export type SelectedItem = z.infer<typeof SelectedItem>

/** A URL's selection: the rows named with `item`, or with `all=true` everything that matches the list's filter. */
export function selectedBy(viewer: Viewer, params: URLSearchParams): Promise<SelectedItem[]> {
  if (params.get('all') === 'true')
    return readItems(db(), actionItemsWhere(viewer, actionItemList.parse(params)))
  return itemsWithIds(viewer, parseIds(params.getAll('item'), MOST_IN_BULK))
}

/** Locks the items, always in the same order, until the transaction ends, so that another bulk edit of them waits. */
export async function holdItems(tx: Tx, ids: number[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "ActionItem" WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
}

/** The ids of items that the viewer manages. */
export const itemsWithIds = (viewer: Viewer, ids: number[], tx: Tx = db()) =>
  readItems(tx, Prisma.sql`i.id = ANY(${ids}::int[]) AND ${managedItems(viewer)}`)

/** One more than a bulk edit may change, so that an excess is noticed. */
function readItems(tx: Tx, where: Prisma.Sql): Promise<SelectedItem[]> {
  return query(SelectedItem, tx)`
    SELECT i.id, i.version, i.name, i."startDate"::text, i."dueDate"::text, i."completedAt" IS NOT NULL AS completed,
      o.id AS "organizationId", o.name AS organization
    FROM "ActionItem" i JOIN "PartnerParticipant" p ON p.id = i."participantId"
      JOIN "Organization" o ON o.id = p."organizationId"
    WHERE ${where} ORDER BY i."dueDate", i.id LIMIT ${MOST_IN_BULK + 1}`
}
