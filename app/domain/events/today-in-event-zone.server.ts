import { Prisma } from '#app/db/generated/client.ts'

/** Of an event row `e`: the day that it is in its own zone at this moment. */
export const todayInEventZone = () => Prisma.sql`(${new Date()}::timestamptz AT TIME ZONE e.timezone)::date`
