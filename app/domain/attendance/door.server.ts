import { Prisma } from '#app/db/generated/client.ts'
import { AttendanceStatus, EventStatus } from '#app/db/generated/enums.ts'
import { type Page, readPage } from '#app/db/page.server.ts'
import { calendarDate, countRows, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { isCandidate, named } from './where.server.ts'

const Door = z.strictObject({
  eventId: z.int(),
  event: z.string(),
  status: z.enum(EventStatus),
  timezone: z.string(),
  id: z.int(),
  name: z.string(),
  roomName: z.string().nullable(),
  startDate: calendarDate,
  startTime: z.string().nullable(),
  expected: z.int(),
  here: z.int(),
})
export type Door = z.infer<typeof Door>

/**
 * The doors of an event's sessions `s`: how many are expected there, and how many are there. The few closed accounts are
 * looked up instead of every member.
 */
const readDoors = (eventId: number | null, which: Prisma.Sql) =>
  query(Door)`
    SELECT e.id AS "eventId", e.name AS event, e.status::text, e.timezone, s.id, s.name, s."roomName",
      s."startDate"::text, s."startTime", counted.expected, counted.here
    FROM "EventSession" s JOIN "Event" e ON e.id = s."eventId" CROSS JOIN LATERAL (
      SELECT count(*)::int AS expected, count(*) FILTER (WHERE fs.status = 'ATTENDED')::int AS here
      FROM "FellowAttendeeSession" fs WHERE fs."sessionId" = s.id AND NOT EXISTS (
        SELECT 1 FROM "User" u WHERE u.id = fs."userId" AND u."closedAt" IS NOT NULL)) counted
    WHERE s."eventId" = ${eventId}::int AND ${which}
    ORDER BY s."endsAt" <= now(), s."startDate", s."startTime", s.id`

/** In chronological order, those that are over last. One query. */
export const listDoors = (eventId: number): Promise<Door[]> => readDoors(eventId, Prisma.sql`TRUE`)

/** The session of that event; a mismatch is not found. One query. */
export async function findDoor(eventId: number | null, sessionId: number | null): Promise<Door | null> {
  const [door] = await readDoors(eventId, Prisma.sql`s.id = ${sessionId}::int`)
  return door ?? null
}

const AT_THE_DOOR = 200

const Guest = z.strictObject({
  id: z.int(),
  name: z.string(),
  occupation: z.string().nullable(),
  status: z.enum(AttendanceStatus),
  attendedAt: z.date().nullable(),
  seenBy: z.string().nullable(),
})
export type Guest = z.infer<typeof Guest>

const guests = Prisma.sql`
  "FellowAttendeeSession" fs JOIN "User" u ON u.id = fs."userId" AND u."closedAt" IS NULL`

/** Who is expected, by name, so that nobody changes place by being there. One query, or two for a search. */
export function listExpected(door: Door, search: string, page: number): Promise<Page<Guest>> {
  const words = named(search)
  const where = Prisma.join([Prisma.sql`fs."sessionId" = ${door.id}`, ...words], ' AND ')
  const totals =
    words.length > 0 ? countRows(guests, where, null) : Promise.resolve({ total: door.expected, all: null })
  return readPage(
    totals,
    page,
    AT_THE_DOOR,
    ({ limit, offset }) => query(Guest)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS name, u.occupation, fs.status::text, fs."attendedAt",
      CASE WHEN b.id IS NOT NULL THEN concat_ws(' ', b."firstName", b."lastName") END AS "seenBy"
    FROM (SELECT u.id FROM ${guests} WHERE ${where} ORDER BY u."sortName", u.id LIMIT ${limit} OFFSET ${offset}) shown
      JOIN "User" u ON u.id = shown.id
      JOIN "FellowAttendeeSession" fs ON fs."userId" = u.id AND fs."sessionId" = ${door.id}
      LEFT JOIN "User" b ON b.id = fs."attendedById" AND b."closedAt" IS NULL
    ORDER BY u."sortName", u.id`,
  )
}

const WALK_INS = 20

const WalkIn = z.strictObject({ id: z.int(), name: z.string(), occupation: z.string().nullable() })

/** Fellows who aren't expected at the session, by name, the first few. One query. */
export function searchWalkIns(eventId: number, sessionId: number, search: string) {
  const words = named(search)
  if (words.length === 0) return Promise.resolve([])
  return query(WalkIn)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS name, u.occupation FROM "User" u
    WHERE ${Prisma.join([canWalkIn(eventId, sessionId), ...words], ' AND ')}
    ORDER BY u."sortName", u.id LIMIT ${WALK_INS}`
}

/** SQL on a member row `u`: a fellow of the event without the session, or one who doesn't take part yet. */
export const canWalkIn = (eventId: number, sessionId: number) => Prisma.sql`(${isCandidate(eventId)} OR (
  u."closedAt" IS NULL AND EXISTS (SELECT 1 FROM "FellowAttendee" a WHERE a."eventId" = ${eventId} AND a."userId" = u.id)
  AND NOT EXISTS (SELECT 1 FROM "FellowAttendeeSession" fs WHERE fs."sessionId" = ${sessionId} AND fs."userId" = u.id)))`
