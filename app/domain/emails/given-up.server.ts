import { Prisma } from '#app/db/generated/client.ts'

/** SQL on an email `m`: it was given up on in the last two weeks. */
export const isGivenUp = Prisma.sql`(m."dueAt" IS NULL AND m."sentAt" IS NULL AND m."createdAt" > now() - interval '14 days')`

/** SQL: the addresses whose email was given up on in the last two weeks. */
export const addressesGivenUp = Prisma.sql`(SELECT m."to" FROM "OutboxEmail" m WHERE ${isGivenUp})`
