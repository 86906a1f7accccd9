import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { BesideUndo } from '../administration/beside-undo.server.ts'
import { type Change, same } from '../administration/content.ts'
import { insertAttendees } from './add.server.ts'
import { holdAttendees } from './attendee.server.ts'
import { attendeeList } from './list.ts'
import { isCandidate } from './where.server.ts'

/** Whom it was about, and their sessions before and after: null where they didn't take part. */
const changeOf = ({ path, before, after }: Change) => ({
  id: Number(path.split('.')[1]),
  before: before as number[] | null,
  after: after as number[] | null,
})

const Now = z.strictObject({
  id: z.int(),
  takesPart: z.boolean(),
  canJoin: z.boolean(),
  agenda: z.array(z.int()),
  attended: z.array(z.int()),
})
type Now = z.infer<typeof Now>

/** Fellows added, removed, or with other sessions on their agendas. Where someone has been seen since stays. */
export const attendeesUndo: BesideUndo = {
  permission: 'events',
  noun: attendeeList.noun,
  action: 'undid a change of attendees of',
  async untouched(tx, eventId, changes) {
    await holdAttendees(tx, eventId)
    const ids = changes.map((change) => changeOf(change).id)
    // A tap at the door holds the row at the session alone.
    await tx.$queryRaw`SELECT 1 FROM "FellowAttendeeSession"
      WHERE "eventId" = ${eventId} AND "userId" = ANY(${ids}::int[]) ORDER BY "sessionId", "userId" FOR UPDATE`
    const now = new Map((await attendeesNow(tx, eventId, ids)).map((one) => [one.id, one]))
    return changes.filter((change) => isUntouched(change, now.get(changeOf(change).id)))
  },
  async takeBack(tx, eventId, changes) {
    const given = changes.map(changeOf)
    const joining = given.filter(({ after }) => after === null).map(({ id }) => id)
    const leaving = given.filter(({ before }) => before === null).map(({ id }) => id)
    await tx.$executeRaw`
      DELETE FROM "FellowAttendee" WHERE "eventId" = ${eventId} AND "userId" = ANY(${leaving}::int[])`
    await insertAttendees(tx, eventId, joining, [])
    const pairs = (one: 'before' | 'after', other: 'before' | 'after') =>
      given
        .filter(({ before }) => before !== null)
        .flatMap((it) =>
          (it[one] ?? [])
            .filter((id) => !it[other]?.includes(id))
            .map((session) => [it.id, session] as const),
        )
    await removeSessions(tx, eventId, pairs('after', 'before'))
    await addSessions(tx, eventId, pairs('before', 'after'))
  },
}

function isUntouched(change: Change, now: Now | undefined): boolean {
  const { before, after } = changeOf(change)
  if (!now) return false
  if (after === null) return !now.takesPart && now.canJoin
  return (
    now.takesPart &&
    same(
      now.agenda,
      after.toSorted((a, b) => a - b),
    ) &&
    stays(now.attended, before)
  )
}

/** Whether everything that they have attended would still be there. */
const stays = (attended: number[], sessionIds: number[] | null) =>
  attended.every((id) => sessionIds?.includes(id))

const attendeesNow = (tx: Tx, eventId: number, ids: number[]) =>
  query(Now, tx)`
    SELECT u.id, a."userId" IS NOT NULL AS "takesPart", ${isCandidate(eventId)} AS "canJoin",
      coalesce(array_agg(fs."sessionId" ORDER BY fs."sessionId") FILTER (WHERE fs."sessionId" IS NOT NULL), '{}') AS agenda,
      coalesce(array_agg(fs."sessionId") FILTER (WHERE fs.status = 'ATTENDED'), '{}') AS attended
    FROM "User" u LEFT JOIN "FellowAttendee" a ON a."eventId" = ${eventId} AND a."userId" = u.id
      LEFT JOIN "FellowAttendeeSession" fs ON fs."eventId" = a."eventId" AND fs."userId" = a."userId"
    WHERE u.id = ANY(${ids}::int[]) AND u."closedAt" IS NULL GROUP BY u.id, a."userId"`

type Pairs = (readonly [user: number, session: number])[]

const split = (pairs: Pairs) => [pairs.map(([user]) => user), pairs.map(([, session]) => session)]

async function removeSessions(tx: Tx, eventId: number, pairs: Pairs) {
  const [users, sessions] = split(pairs)
  await tx.$executeRaw`
    DELETE FROM "FellowAttendeeSession" fs USING unnest(${users}::int[], ${sessions}::int[]) AS gone("user", session)
    WHERE fs."eventId" = ${eventId} AND fs."userId" = gone."user" AND fs."sessionId" = gone.session`
}

async function addSessions(tx: Tx, eventId: number, pairs: Pairs) {
  const [users, sessions] = split(pairs)
  await tx.$executeRaw`
    INSERT INTO "FellowAttendeeSession" ("sessionId", "eventId", "userId")
    SELECT s.id, s."eventId", added."user" FROM unnest(${users}::int[], ${sessions}::int[]) AS added("user", session)
      JOIN "EventSession" s ON s.id = added.session AND s."eventId" = ${eventId}
    ON CONFLICT DO NOTHING`
}
