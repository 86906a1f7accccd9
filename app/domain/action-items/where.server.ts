import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { knowingParticipants } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type ActionItemFilter, actionItemList } from './list.ts'
import { type ActionItemStatus, actionItemStatuses } from './status.ts'

/** The list's condition on an action item row `i`, shared by the list, its count, 'select all' and the bulk edits. */
export const actionItemsWhere = (viewer: Viewer, filter: ActionItemFilter): Prisma.Sql =>
  listWhere(actionItemList, filter, managedItems(viewer), {
    mltStatus: (statuses) => inStatus(statuses, viewer.today),
    organizationId: ofOrganizations,
    eventId: (ids) => Prisma.sql`i."eventId" = ANY(${ids}::int[])`,
    actionItem: (ids) => Prisma.sql`i.id = ANY(${ids}::int[])`,
  })

type Managing = Pick<Viewer, 'eventManager' | 'partnerManager' | 'managedOrganizationIds'>
type Completing = Managing & Pick<Viewer, 'partner' | 'organizationId'>

/**
 * SQL on a row `i` that has an item's participant: event managers manage every partner's action items, including those
 * for an unpublished event; partner managers those of the organizations they manage.
 */
export function managedItems(viewer: Managing): Prisma.Sql {
  if (viewer.eventManager) return Prisma.sql`TRUE`
  return viewer.partnerManager ? publishedOf(viewer.managedOrganizationIds) : Prisma.sql`FALSE`
}

/** SQL on the same: partners see and complete their own organization's items as well. */
export function completableItems(viewer: Completing): Prisma.Sql {
  const own = viewer.partner && viewer.organizationId !== null ? [viewer.organizationId] : []
  return Prisma.sql`(${managedItems(viewer)} OR ${publishedOf(own)})`
}

export function ofOrganizations(ids: number[]): Prisma.Sql {
  return Prisma.sql`i."participantId" IN (
    SELECT p.id FROM "PartnerParticipant" p WHERE p."organizationId" = ANY(${ids}::int[]))`
}

function publishedOf(organizationIds: number[]): Prisma.Sql {
  return Prisma.sql`i."participantId" IN (
    SELECT p.id FROM ${knowingParticipants} WHERE p."organizationId" = ANY(${organizationIds}::int[]))`
}

/** `statusOf` of status.ts for an action item row `i`. */
export function statusConditions(today: CalendarDate): Record<ActionItemStatus, Prisma.Sql> {
  const open = Prisma.sql`i."completedAt" IS NULL`
  return {
    complete: Prisma.sql`i."completedAt" IS NOT NULL`,
    overdue: Prisma.sql`(${open} AND i."dueDate" < ${today}::date)`,
    'to-do': Prisma.sql`(${open} AND i."dueDate" >= ${today}::date AND i."startDate" <= ${today}::date)`,
    upcoming: Prisma.sql`(${open} AND i."startDate" > ${today}::date)`,
  }
}

function inStatus(statuses: readonly ActionItemStatus[], today: CalendarDate): Prisma.Sql[] {
  if (statuses.length === actionItemStatuses.length) return []
  if (!statuses.includes('complete') && statuses.length === 3) return [Prisma.sql`i."completedAt" IS NULL`]
  const conditions = statusConditions(today)
  return [
    Prisma.sql`(${Prisma.join(
      statuses.map((status) => conditions[status]),
      ' OR ',
    )})`,
  ]
}
