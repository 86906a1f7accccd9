import { Prisma } from '#app/db/generated/client.ts'
import { DEFAULT_ZONE, todayIn } from '../moments/moments.ts'
import { isPartner } from '../organizations/scope.server.ts'

/** SQL on an event row `r`: true while a session of it that isn't over has no room. */
export const isRoomless = Prisma.sql`(r.published AND r.status <> 'CANCELLED' AND EXISTS (
  SELECT FROM "EventSession" s WHERE s."eventId" = r.id AND s."endsAt" > now() AND s."roomName" IS NULL))`

/** The action items `i` of partners that are overdue, and not because their event `e` is off. */
export const overdueItems = () => Prisma.sql`"ActionItem" i
  JOIN "Event" e ON e.id = i."eventId" AND e.status <> 'CANCELLED' AND e.published
  JOIN "PartnerParticipant" p ON p.id = i."participantId"
  JOIN "Organization" o ON o.id = p."organizationId" AND ${isPartner} AND i."completedAt" IS NULL
    AND i."dueDate" < ${todayIn(DEFAULT_ZONE)}::date`

/** SQL on an event row `r`: one of its partners has such an item. */
export const hasOverdueItems = () => Prisma.sql`r.id IN (SELECT e.id FROM ${overdueItems()})`

/** SQL on an event row `r`: true for one that isn't over. */
export const isToCome = Prisma.sql`(r."endsAt" > now() AND r."archivedAt" IS NULL)`
