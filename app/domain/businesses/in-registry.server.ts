import { Prisma } from '#app/db/generated/client.ts'

/** SQL on an organization row `o`: everyone sees it in the registry. */
export const inRegistry = Prisma.sql`o."isBusiness" AND o.published AND o."archivedAt" IS NULL`
