import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findAttendee, holdAttendees } from './attendee.server.ts'
import { type Chosen, chosenAttendees } from './chosen.server.ts'
import type { AttendeeFilter } from './list.ts'

type Sessions = { added: number[]; removed: number[] }

/** Whose agendas have changed, how many sessions stay because someone was there, and the entry that tells it. */
export type AgendaChange = { changed: number; kept: number; entryId: number | null }

/** Puts sessions on the agendas of several, or takes them off. Sending it twice has the same outcome as once. */
export function changeAgendas(
  viewer: Viewer,
  event: LiveEvent,
  chosen: Required<Chosen<AttendeeFilter>>,
  sessions: Sessions,
): Promise<AgendaChange> {
  return db().$transaction(async (tx) => {
    await holdAttendees(tx, event.id)
    const people = await chosenAttendees(event.id, chosen, tx)
    return apply(
      tx,
      viewer,
      event,
      people.map(({ id }) => id),
      sessions,
    )
  }, PATIENT)
}

export type OwnAgenda = { seen: number[]; wished: number[] }

/**
 * Sets the sessions of one, as what was changed of those that the form has shown: what others have added or removed since
 * stays. Null if nobody of that id takes part.
 */
export function changeAgenda(
  viewer: Viewer,
  event: LiveEvent,
  userId: number | null,
  { seen, wished }: OwnAgenda,
): Promise<(AgendaChange & { name: string }) | null> {
  return db().$transaction(async (tx) => {
    await holdAttendees(tx, event.id)
    const attendee = await findAttendee(event.id, userId, tx)
    if (!attendee) return null
    const added = wished.filter((id) => !seen.includes(id))
    const removed = seen.filter((id) => !wished.includes(id))
    return { name: attendee.name, ...(await apply(tx, viewer, event, [attendee.id], { added, removed })) }
  })
}

async function apply(
  tx: Tx,
  viewer: Viewer,
  event: LiveEvent,
  ids: number[],
  { added, removed }: Sessions,
): Promise<AgendaChange> {
  const before = await agendasOf(tx, event.id, ids, removed)
  await tx.$executeRaw`
    DELETE FROM "FellowAttendeeSession" WHERE "eventId" = ${event.id} AND "userId" = ANY(${ids}::int[])
      AND "sessionId" = ANY(${removed}::int[]) AND status <> 'ATTENDED'`
  await tx.$executeRaw`
    INSERT INTO "FellowAttendeeSession" ("sessionId", "eventId", "userId")
    SELECT s.id, s."eventId", a."userId" FROM "EventSession" s JOIN "FellowAttendee" a ON a."eventId" = s."eventId"
    WHERE s."eventId" = ${event.id} AND s.id = ANY(${added}::int[]) AND a."userId" = ANY(${ids}::int[])
    ON CONFLICT DO NOTHING`
  const after = new Map((await agendasOf(tx, event.id, ids, removed)).map((one) => [one.id, one]))
  const changes = before.flatMap(({ id, agenda }) => {
    const now = after.get(id)?.agenda ?? []
    return now.join() === agenda.join() ? [] : [{ path: `attendees.${id}`, before: agenda, after: now }]
  })
  const about = { kind: events.name, recordId: event.id, recordName: event.name, count: changes.length }
  const entry = { ...about, action: 'changed agendas of attendees of', changes }
  const [entryId = null] = changes.length > 0 ? await record(tx, byForm(viewer), [entry]) : []
  return { changed: changes.length, kept: before.reduce((sum, { kept }) => sum + kept, 0), entryId }
}

const Agenda = z.strictObject({ id: z.int(), agenda: z.array(z.int()), kept: z.int() })

/** Of each, and at how many of the sessions to be removed someone saw them. */
const agendasOf = (tx: Tx, eventId: number, ids: number[], removed: number[]) =>
  query(Agenda, tx)`
    SELECT a."userId" AS id, coalesce(array_agg(fs."sessionId" ORDER BY fs."sessionId")
        FILTER (WHERE fs."sessionId" IS NOT NULL), '{}') AS agenda,
      (count(*) FILTER (WHERE fs.status = 'ATTENDED' AND fs."sessionId" = ANY(${removed}::int[])))::int AS kept
    FROM "FellowAttendee" a LEFT JOIN "FellowAttendeeSession" fs
      ON fs."eventId" = a."eventId" AND fs."userId" = a."userId"
    WHERE a."eventId" = ${eventId} AND a."userId" = ANY(${ids}::int[]) GROUP BY a."userId" ORDER BY a."userId"`
