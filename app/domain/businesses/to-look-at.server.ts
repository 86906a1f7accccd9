import { Prisma } from '#app/db/generated/client.ts'

/** SQL on an organization row `r`: a business that alumni have added, or changed, and staff have yet to look at. */
export const isToLookAt = Prisma.sql`(r."isBusiness" AND r."archivedAt" IS NULL
  AND (r."toLookAt" OR (r."publishedAt" IS NULL AND r."publishAt" IS NULL)))`
