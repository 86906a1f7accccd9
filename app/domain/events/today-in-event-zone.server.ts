import { Prisma } from '#app/db/generated/client.ts'

/** SQL on an event row `e`: the current day in its own zone. */
export const todayInEventZone = () => Prisma.sql`(${new Date()}::timestamptz AT TIME ZONE e.timezone)::date`
