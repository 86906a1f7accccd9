import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { z } from '#app/values/zod.ts'
import { madeBy, record } from '../administration/history.server.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Chosen, chosenCandidates } from './chosen.server.ts'
import type { CandidateFilter } from './list.ts'

export type Added = { count: number; entryId: number }

type Adding = Required<Chosen<CandidateFilter>> & { sessionIds: number[]; key: string }

/**
 * Adds fellows with these sessions on their agenda. Those who don't match any more are left out, and the same form sent
 * twice adds once. Returns how many were added, and the entry that tells it.
 */
export function addAttendees(viewer: Viewer, event: LiveEvent, adding: Adding): Promise<Added> {
  const { key, ids } = adding
  const sessionIds = adding.sessionIds.filter((id) => event.sessions.some((session) => session.id === id))
  const formKey = submissionKey(key, { by: viewer.id, event: event.id, ids, sessionIds })
  return db().$transaction(async (tx) => {
    const made = await madeBy(tx, formKey)
    if (made) {
      const { count } = await tx.changeEntry.findUniqueOrThrow({ where: { id: made.id } })
      return { count, entryId: made.id }
    }
    const chosen = await chosenCandidates(event.id, adding, tx)
    const added = await insertAttendees(
      tx,
      event.id,
      chosen.map(({ id }) => id),
      sessionIds,
    )
    const [entryId = 0] = await record(tx, byForm(viewer), [
      {
        action: 'added attendees to',
        kind: events.name,
        recordId: event.id,
        recordName: event.name,
        count: added.length,
        formKey,
        changes: added.map((id) => ({ path: `attendees.${id}`, before: null, after: sessionIds })),
      },
    ])
    return { count: added.length, entryId }
  }, PATIENT)
}

const Member = z.strictObject({ id: z.int() })

/** Returns those who weren't there before. Sessions of other events are left out. */
export async function insertAttendees(
  tx: Tx,
  eventId: number,
  ids: number[],
  sessionIds: number[],
): Promise<number[]> {
  const added = await query(Member, tx)`
    WITH added AS (
      INSERT INTO "FellowAttendee" ("eventId", "userId") SELECT ${eventId}::int, id FROM unnest(${ids}::int[]) AS id
      ON CONFLICT DO NOTHING RETURNING "userId"
    ), agendas AS (
      INSERT INTO "FellowAttendeeSession" ("sessionId", "eventId", "userId")
      SELECT s.id, s."eventId", added."userId" FROM added CROSS JOIN "EventSession" s
      WHERE s."eventId" = ${eventId} AND s.id = ANY(${sessionIds}::int[])
    )
    SELECT "userId" AS id FROM added`
  return added.map(({ id }) => id)
}
