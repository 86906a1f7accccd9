import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'
import { attendeeTables } from './where.server.ts'

const FilePerson = z.strictObject({ id: z.int(), email: z.string(), name: z.string(), isFellow: z.boolean() })
type FilePerson = z.infer<typeof FilePerson>

/** The open accounts with these addresses, by address. */
export async function readPeople(tx: Tx, emails: string[]): Promise<Map<string, FilePerson>> {
  const rows = await query(FilePerson, tx)`
    SELECT u.id, u.email, concat_ws(' ', u."firstName", u."lastName") AS name,
      (u."emailVerifiedAt" IS NOT NULL AND 'FELLOW' = ANY(u.roles)) AS "isFellow"
    FROM "User" u WHERE u.email = ANY(${emails}) AND u."closedAt" IS NULL`
  return new Map(rows.map((row) => [row.email, row]))
}

const AgendaSession = z.strictObject({
  id: z.int(),
  eventId: z.int(),
  name: z.string(),
  /** With day and time, where the event has others of that name: Breakfast (2027-03-05 08:00). */
  label: z.string(),
})
export type AgendaSession = z.infer<typeof AgendaSession>

/** The sessions of events, by event. */
export async function readSessions(tx: Tx, eventIds: number[]): Promise<Map<number, AgendaSession[]>> {
  const rows = await query(AgendaSession, tx)`
    SELECT s.id, s."eventId", s.name,
      CASE WHEN count(*) OVER (PARTITION BY s."eventId", lower(s.name)) = 1 THEN s.name
        ELSE concat(s.name, ' (', concat_ws(' ', s."startDate"::text, s."startTime"), ')') END AS label
    FROM "EventSession" s WHERE s."eventId" = ANY(${eventIds}::int[])
    ORDER BY s."startDate", s."startTime", s.id`
  return groupBy(rows, ({ eventId }) => eventId)
}

const FileAgenda = z.strictObject({
  eventId: z.int(),
  userId: z.int(),
  email: z.string(),
  name: z.string(),
  sessionIds: z.array(z.int()),
  attendedIds: z.array(z.int()),
})

export type Agenda = z.infer<typeof FileAgenda>

/** The agendas of those who take part in events, or of some of them, by event and member. */
export async function readAgendas(
  tx: Tx,
  eventIds: number[],
  userIds?: number[],
): Promise<Map<string, Agenda>> {
  const some = userIds ? Prisma.sql`a."userId" = ANY(${userIds}::int[])` : Prisma.sql`TRUE`
  const rows = await query(FileAgenda, tx)`
    SELECT a."eventId", a."userId", u.email, concat_ws(' ', u."firstName", u."lastName") AS name,
      coalesce(array_agg(fs."sessionId" ORDER BY fs."sessionId") FILTER (WHERE fs."sessionId" IS NOT NULL), '{}') AS "sessionIds",
      coalesce(array_agg(fs."sessionId" ORDER BY fs."sessionId") FILTER (WHERE fs.status = 'ATTENDED'), '{}') AS "attendedIds"
    FROM ${attendeeTables} LEFT JOIN "FellowAttendeeSession" fs ON fs."eventId" = a."eventId" AND fs."userId" = a."userId"
    WHERE a."eventId" = ANY(${eventIds}::int[]) AND ${some}
    GROUP BY a."eventId", a."userId", u.email, u."firstName", u."lastName", u."sortName" ORDER BY a."eventId", u."sortName", u.email`
  return new Map(rows.map((row) => [`${row.eventId} ${row.userId}`, row]))
}
