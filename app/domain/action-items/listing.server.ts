import { Prisma } from '#app/db/generated/client.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { calendarDate, query, Totals } from '#app/db/query.server.ts'
import { daysBetween } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { assigneeName } from './assignee.server.ts'
import { type ActionItemFilter, actionItemList } from './list.ts'
import { type ActionItemStatus, statusOf } from './status.ts'
import { actionItemsWhere, managedItems, statusConditions } from './where.server.ts'

const ACTION_ITEMS_PER_PAGE = 10

const Row = z.strictObject({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  startDate: calendarDate,
  dueDate: calendarDate,
  completed: z.boolean(),
  event: z.strictObject({ id: z.int(), name: z.string(), published: z.boolean() }),
  organization: z.strictObject({ id: z.int(), name: z.string() }),
  assignee: z.string().nullable(),
})

export type ListedItem = Omit<z.infer<typeof Row>, 'startDate' | 'completed'> & {
  status: ActionItemStatus
  /** By how much it is overdue. */
  late: string | null
}

/** How many there are of each open status, and of all that are shown without one. */
const OpenCounts = z.strictObject({ any: z.int(), overdue: z.int(), 'to-do': z.int(), upcoming: z.int() })
export type OpenCounts = z.infer<typeof OpenCounts>

export type ActionItemList = {
  items: ListedItem[]
  counts?: OpenCounts
  total: number
  all?: number | null
  page: number
  pages: number
}

/** A page of the action items that the viewer manages and that match the filter, by due date. */
export async function listActionItems(
  viewer: Viewer,
  filter: ActionItemFilter,
  page: number,
): Promise<ActionItemList> {
  const where = actionItemsWhere(viewer, filter)
  const { counts, ...totals } = await countItems(viewer, filter, where)
  const { rows: items, ...found } = await readPage(totals, page, ACTION_ITEMS_PER_PAGE, (slice) =>
    readItems(viewer, where, slice),
  )
  return { items, counts, ...found }
}

const Counted = Totals.extend({ counts: OpenCounts })

/** One query. Without a status, what is shown is counted once. */
async function countItems(viewer: Viewer, filter: ActionItemFilter, where: Prisma.Sql) {
  const isOf = statusConditions(viewer.today)
  const whole = actionItemList.whole(filter) && managedItems(viewer)
  const count = (condition: Prisma.Sql) =>
    Prisma.sql`(SELECT count(*)::int FROM "ActionItem" i WHERE ${condition})`
  const [counted] = await query(Counted)`
    SELECT ${filter.mltStatus.length > 0 ? count(where) : Prisma.sql`counts."any"`} AS total,
      ${whole ? count(whole) : Prisma.sql`NULL::int`} AS "all", to_json(counts) AS counts
    FROM (SELECT count(*)::int AS "any", count(*) FILTER (WHERE ${isOf.overdue})::int AS overdue,
        count(*) FILTER (WHERE ${isOf['to-do']})::int AS "to-do",
        count(*) FILTER (WHERE ${isOf.upcoming})::int AS upcoming
      FROM "ActionItem" i WHERE ${actionItemsWhere(viewer, { ...filter, mltStatus: [] })}) counts`
  return counted as z.infer<typeof Counted>
}

/** Finds the page's ids first, so that names are looked up for ten items only. */
async function readItems(viewer: Viewer, where: Prisma.Sql, { limit, offset }: Slice): Promise<ListedItem[]> {
  const order = Prisma.sql`i."dueDate", i.id`
  const rows = await query(Row)`
    SELECT i.id, i.version, i.name, i."startDate"::text, i."dueDate"::text, i."completedAt" IS NOT NULL AS completed,
      json_build_object('id', e.id, 'name', e.name, 'published', e.published) AS event,
      json_build_object('id', o.id, 'name', o.name) AS organization, ${assigneeName(viewer)} AS assignee
    FROM (SELECT i.id FROM "ActionItem" i WHERE ${where} ORDER BY ${order}
        LIMIT ${limit} OFFSET ${offset}) shown
      JOIN "ActionItem" i ON i.id = shown.id JOIN "Event" e ON e.id = i."eventId"
      JOIN "PartnerParticipant" p ON p.id = i."participantId" JOIN "Organization" o ON o.id = p."organizationId"
      LEFT JOIN "User" u ON u.id = i."assigneeId"
    ORDER BY ${order}`
  return rows.map(({ startDate, completed, ...row }) => {
    const status = statusOf({ startDate, dueDate: row.dueDate, completed }, viewer.today)
    return {
      ...row,
      status,
      late: status === 'overdue' ? lateBy(daysBetween(row.dueDate, viewer.today)) : null,
    }
  })
}

const lateBy = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} late`
