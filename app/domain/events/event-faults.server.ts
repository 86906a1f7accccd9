import { Prisma } from '#app/db/generated/client.ts'

/** SQL on an event row `r`: true while a session of it that isn't over has no room. */
export const isRoomless = Prisma.sql`(r.published AND r.status <> 'CANCELLED' AND EXISTS (
  SELECT FROM "EventSession" s WHERE s."eventId" = r.id AND s."endsAt" > now() AND s."roomName" IS NULL))`

/** SQL on an event row `r`: true for one that isn't over. */
export const isToCome = Prisma.sql`(r."endsAt" > now() AND r."archivedAt" IS NULL)`
