import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { AttendanceStatus } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { insertAttendees } from './add.server.ts'
import { canWalkIn } from './door.server.ts'

/** What someone at the door says of one person, and when. */
export type Tap = { eventId: number; sessionId: number; userId: number; here: boolean; at: Date }

const Outcome = z.strictObject({
  event: z.string(),
  session: z.string(),
  isCancelled: z.boolean(),
  name: z.string().nullable(),
  status: z.enum(AttendanceStatus).nullable(),
  attendedAt: z.date().nullable(),
})

export type CheckIn =
  | { kind: 'here' | 'absent'; name: string; at: Date | null }
  /** Why it can't be done any more; `name` and `session` say what it was about, if that is still known. */
  | { kind: 'cancelled' | 'removed'; name: string | null; session: string }
  | { kind: 'gone' }

/**
 * Sets whether someone is there; it never turns it over. What was said last stands, whatever arrives first, and being
 * there begins with the first tap. One statement.
 */
export async function checkIn(
  viewer: Viewer,
  { eventId, sessionId, userId, here, at }: Tap,
  tx: Tx = db(),
): Promise<CheckIn> {
  const [outcome] = await query(Outcome, tx)`
    WITH door AS (
      SELECT e.id, e.name AS event, s.name AS session, e.status = 'CANCELLED' AS "isCancelled"
      FROM "EventSession" s JOIN "Event" e ON e.id = s."eventId" WHERE s.id = ${sessionId} AND e.id = ${eventId}
    ), held AS (
      SELECT fs."userId", fs.status FROM "FellowAttendeeSession" fs JOIN "User" u ON u.id = fs."userId"
      WHERE fs."sessionId" = ${sessionId} AND fs."userId" = ${userId} AND u."closedAt" IS NULL FOR UPDATE OF fs
    ), said AS (
      UPDATE "FellowAttendeeSession" fs SET ${here ? seen(at, viewer.id) : missed(at)}
      FROM held, door WHERE fs."sessionId" = ${sessionId} AND fs."userId" = held."userId" AND NOT door."isCancelled"
      RETURNING fs.status, fs."attendedAt", held.status AS before
    ), told AS (
      INSERT INTO "ChangeEntry" ("actorId", door, action, kind, "recordId", "recordName", changes)
      SELECT ${viewer.id}::int, 'FORM', CASE WHEN said.status = 'ATTENDED' THEN 'checked in a fellow at'
          ELSE 'took back a check-in at' END, ${events.name}, door.id, door.event,
        jsonb_build_array(jsonb_build_object('path', ${`attendance.${sessionId}.${userId}`}::text,
          'before', said.before = 'ATTENDED', 'after', said.status = 'ATTENDED'))
      FROM said, door WHERE said.status <> said.before
    )
    SELECT door.event, door.session, door."isCancelled", concat_ws(' ', u."firstName", u."lastName") AS name,
      said.status::text, said."attendedAt"
    FROM door LEFT JOIN said ON TRUE LEFT JOIN "User" u ON u.id = ${userId} AND u."closedAt" IS NULL`
  if (!outcome) return { kind: 'gone' }
  const { session, name, status, attendedAt } = outcome
  if (outcome.isCancelled) return { kind: 'cancelled', name, session }
  if (!status || !name) return { kind: 'removed', name, session }
  return { kind: status === 'ATTENDED' ? 'here' : 'absent', name, at: attendedAt }
}

/** Columns of an agenda's row `fs`: a tap older than the last 'wasn’t here' changes nothing. */
function seen(at: Date, by: number): Prisma.Sql {
  const stands = Prisma.sql`(fs."absentAt" IS NULL OR ${at}::timestamptz > fs."absentAt")`
  const isFirst = Prisma.sql`(${stands} AND (fs.status <> 'ATTENDED' OR ${at}::timestamptz < fs."attendedAt"))`
  return Prisma.sql`"hereAt" = greatest(fs."hereAt", ${at}::timestamptz),
    status = CASE WHEN ${stands} THEN 'ATTENDED' ELSE fs.status END,
    "attendedAt" = CASE WHEN ${isFirst} THEN ${at}::timestamptz ELSE fs."attendedAt" END,
    "attendedById" = CASE WHEN ${isFirst} THEN ${by}::int ELSE fs."attendedById" END`
}

/** The same: where someone has seen them since, they are there from then on. */
function missed(at: Date): Prisma.Sql {
  const stands = Prisma.sql`(fs."hereAt" IS NULL OR ${at}::timestamptz >= fs."hereAt")`
  return Prisma.sql`"absentAt" = greatest(fs."absentAt", ${at}::timestamptz),
    status = CASE WHEN ${stands} THEN 'REGISTERED' ELSE fs.status END,
    "attendedAt" = CASE WHEN ${stands} THEN NULL WHEN fs."attendedAt" <= ${at}::timestamptz THEN fs."hereAt"
      ELSE fs."attendedAt" END,
    "attendedById" = CASE WHEN ${stands} THEN NULL ELSE fs."attendedById" END`
}

/**
 * Adds someone who came without being expected, to the event if need be, and checks them in. Whoever can’t be added any
 * more is found as they are.
 */
export function addWalkIn(viewer: Viewer, tap: Omit<Tap, 'here'>): Promise<CheckIn> {
  const { eventId, sessionId, userId } = tap
  return db().$transaction(async (tx) => {
    const [event] = await query(Open, tx)`
      SELECT e.name, u.id IS NOT NULL AS "canAdd"
      FROM "Event" e JOIN "EventSession" s ON s."eventId" = e.id AND s.id = ${sessionId}
        LEFT JOIN "User" u ON u.id = ${userId} AND ${canWalkIn(eventId, sessionId)}
      WHERE e.id = ${eventId} AND e.status <> 'CANCELLED' FOR UPDATE OF e`
    if (event?.canAdd) {
      await insertAttendees(tx, eventId, [userId], [])
      const data = [{ eventId, sessionId, userId }]
      // The same tap may have been done while this one waited for the event.
      const { count } = await tx.fellowAttendeeSession.createMany({ data, skipDuplicates: true })
      const entry = { kind: events.name, recordId: eventId, recordName: event.name }
      const changes = [{ path: `attendees.${userId}`, before: null, after: [sessionId] }]
      if (count > 0) await record(tx, byForm(viewer), [{ ...entry, action: 'added a walk-in to', changes }])
    }
    return checkIn(viewer, { ...tap, here: true }, tx)
  })
}

const Open = z.strictObject({ name: z.string(), canAdd: z.boolean() })
