import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { isCancelled } from '../events/cancelled.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { assigneeName } from './assignee.server.ts'
import { type ActionItemStatus, openStatuses, statusOf } from './status.ts'
import { completableItems, ofOrganizations } from './where.server.ts'

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  startDate: calendarDate,
  dueDate: calendarDate,
  event: z.strictObject({ id: z.int(), name: z.string() }),
  assignee: z.string().nullable(),
})

/** A partner's open items, as on their dashboard. */
export type OpenItem = z.infer<typeof Row> & { status: ActionItemStatus }

const OPEN_ITEMS_SHOWN = 100

/**
 * Up to a hundred open items of an organization by due date, or of one of its events. None if the viewer may not
 * complete them.
 */
export async function openItemsOf(
  viewer: Viewer,
  organizationId: number,
  { eventId }: { eventId?: number } = {},
): Promise<OpenItem[]> {
  const ofEvent = eventId === undefined ? Prisma.empty : Prisma.sql`AND i."eventId" = ${eventId}`
  const rows = await query(Row)`
    SELECT i.id, i.name, i."startDate"::text, i."dueDate"::text,
      json_build_object('id', e.id, 'name', e.name) AS event,
      ${assigneeName(viewer)} AS assignee
    FROM "ActionItem" i JOIN "Event" e ON e.id = i."eventId" LEFT JOIN "User" u ON u.id = i."assigneeId"
    WHERE i."completedAt" IS NULL AND NOT ${isCancelled} AND ${completableItems(viewer)} AND ${ofOrganizations([organizationId])} ${ofEvent}
    ORDER BY i."dueDate", i.id LIMIT ${OPEN_ITEMS_SHOWN}`
  return rows.map((row) => ({
    ...row,
    status: statusOf({ ...row, completed: false }, viewer.today),
  }))
}

export type OpenItemGroup = { status: ActionItemStatus; items: OpenItem[] }

/** The same, grouped, the most urgent first; empty groups are left out. */
export function groupedByStatus(items: OpenItem[]): OpenItemGroup[] {
  return openStatuses
    .map((status) => ({ status, items: items.filter((item) => item.status === status) }))
    .filter((group) => group.items.length > 0)
}
