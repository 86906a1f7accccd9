import { Prisma } from '#app/db/generated/client.ts'

/** SQL on an event row `e`. It stays visible, marked. */
export const isCancelled = Prisma.sql`(e.status = 'CANCELLED')`
