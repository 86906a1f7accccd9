import type { Tx } from '#app/db/database.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { same } from '../administration/content.ts'
import { type Deed, record } from '../administration/history.server.ts'
import { events } from '../events/administer.server.ts'
import type { Within } from '../exchange/own-files.ts'
import { ChangedMeanwhile } from '../exchange/write-plan.server.ts'
import { insertAttendees } from './add.server.ts'
import { holdAttendees } from './attendee.server.ts'
import type { Attending } from './attendee-files.server.ts'
import { readAgendas } from './file-people.server.ts'

/** Adds attendees, sessions and attendance, exactly as they were shown. A few statements for each event. */
export async function writeAttendees(tx: Tx, all: Attending[], { deed, parentId }: Within): Promise<void> {
  for (const [eventId, own] of groupBy(all, ({ event }) => event.id)) {
    await holdAttendees(tx, eventId)
    const ids = own.map(({ userId }) => userId)
    const now = await readAgendas(tx, [eventId], ids)
    const standsSame = ({ userId, before }: Attending) =>
      same(now.get(`${eventId} ${userId}`)?.sessionIds ?? null, before)
    if (!own.every(standsSame)) throw new ChangedMeanwhile()
    const fresh = own.filter(({ before }) => before === null).map(({ userId }) => userId)
    const added = await insertAttendees(tx, eventId, fresh, [])
    if (added.length < fresh.length) throw new ChangedMeanwhile()
    await addSessions(tx, eventId, own)
    await setAttended(tx, deed, own)
    const entry = { kind: events.name, recordId: eventId, recordName: own[0]?.event.name ?? '', parentId }
    await record(tx, deed, [
      {
        ...entry,
        action: 'imported attendees of',
        count: own.length,
        changes: own.flatMap(({ userId, before, after, attended }) => [
          ...(same(before, after) ? [] : [{ path: `attendees.${userId}`, before, after }]),
          ...attended.map((id) => ({ path: `attendance.${id}.${userId}`, before: false, after: true })),
        ]),
      },
    ])
  }
}

async function addSessions(tx: Tx, eventId: number, all: Attending[]): Promise<void> {
  const data = all.flatMap(({ userId, after }) => after.map((sessionId) => ({ eventId, userId, sessionId })))
  await tx.fellowAttendeeSession.createMany({ data, skipDuplicates: true })
}

async function setAttended(tx: Tx, { actorId }: Deed, all: Attending[]): Promise<void> {
  const at = new Date()
  for (const [sessionId, users] of attendedBySession(all)) {
    await tx.fellowAttendeeSession.updateMany({
      where: { sessionId, userId: { in: users }, status: 'REGISTERED' },
      data: { status: 'ATTENDED', attendedAt: at, attendedById: actorId, hereAt: at },
    })
  }
}

function attendedBySession(all: Attending[]): Map<number, number[]> {
  const seen = all.flatMap(({ userId, attended }) => attended.map((sessionId) => ({ sessionId, userId })))
  return new Map(
    [...groupBy(seen, ({ sessionId }) => sessionId)].map(([id, own]) => [
      id,
      own.map(({ userId }) => userId),
    ]),
  )
}
