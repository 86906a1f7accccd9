import { db, type Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { assigneeName } from './assignee.server.ts'
import { completableItems, managedItems } from './where.server.ts'

/** An action item as the screens about one item have it. */
export type ActionItemRecord = {
  id: number
  version: number
  name: string
  description: string
  actionUrl: string | null
  startDate: CalendarDate
  dueDate: CalendarDate
  completed: boolean
  event: { id: number; name: string }
  organization: { id: number; name: string }
  participantId: number
  assignee: { id: number; name: string } | null
}

/** What the viewer manages; anything else isn't there for them. */
export const findManagedItem = (viewer: Viewer, id: number | null, tx?: Tx) =>
  findItem(viewer, managedItems(viewer), id, tx)

/** What the viewer may complete; anything else isn't there for them. */
export const findCompletableItem = (viewer: Viewer, id: number | null, tx?: Tx) =>
  findItem(viewer, completableItems(viewer), id, tx)

async function findItem(
  viewer: Viewer,
  seen: Prisma.Sql,
  id: number | null,
  tx: Tx = db(),
): Promise<ActionItemRecord | null> {
  if (id === null) return null
  const [item] = await tx.$queryRaw<ActionItemRecord[]>`
    SELECT i.id, i.version, i.name, i.description, i."actionUrl", i."startDate"::text, i."dueDate"::text,
      i."completedAt" IS NOT NULL AS completed, i."participantId",
      json_build_object('id', e.id, 'name', e.name) AS event,
      json_build_object('id', o.id, 'name', o.name) AS organization,
      CASE WHEN u.id IS NOT NULL
        THEN json_build_object('id', u.id, 'name', ${assigneeName(viewer)}) END AS assignee
    FROM "ActionItem" i JOIN "Event" e ON e.id = i."eventId" JOIN "PartnerParticipant" p ON p.id = i."participantId"
      JOIN "Organization" o ON o.id = p."organizationId" LEFT JOIN "User" u ON u.id = i."assigneeId"
    WHERE i.id = ${id} AND ${seen}`
  return item ?? null
}
