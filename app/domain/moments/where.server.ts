import { Prisma } from '#app/db/generated/client.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

/** `isOver` of moments.ts, negated, for an event row `e` or a session row `s`. */
export const isAhead = (row: 'e' | 's', now = new Date()) =>
  Prisma.sql`${Prisma.raw(row)}."endsAt" > ${now}::timestamptz`

/** SQL on an enrollment row `e` or an affiliation row `a`: it hasn't ended before that day. */
export const isOpenOn = (row: 'e' | 'a', day: CalendarDate) =>
  Prisma.sql`(${Prisma.raw(row)}."endDate" IS NULL OR ${Prisma.raw(row)}."endDate" >= ${day}::date)`

/** SQL on the same: it has begun, and hasn't ended before that day. */
export const isActiveOn = (row: 'e' | 'a', day: CalendarDate) =>
  Prisma.sql`(${Prisma.raw(row)}."startDate" <= ${day}::date AND ${isOpenOn(row, day)})`
