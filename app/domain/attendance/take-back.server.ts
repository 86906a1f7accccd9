import type { Tx } from '#app/db/database.server.ts'
import { type Change, same } from '../administration/content.ts'
import { holdAttendees } from './attendee.server.ts'
import { readAgendas } from './file-people.server.ts'

/**
 * Takes back what an import has said of who takes part in an event and who was there, as far as it still stands. Returns
 * what it did.
 */
export async function takeBackAttendance(tx: Tx, eventId: number, changes: Change[]): Promise<Change[]> {
  await holdAttendees(tx, eventId)
  const done: Change[] = []
  for (const change of changes.filter(({ path }) => path.startsWith('attendance.'))) {
    const [, sessionId, userId] = change.path.split('.').map(Number)
    const count = await tx.$executeRaw`
      UPDATE "FellowAttendeeSession" SET status = 'REGISTERED', "attendedAt" = NULL, "attendedById" = NULL, "hereAt" = NULL
      WHERE "eventId" = ${eventId} AND "sessionId" = ${sessionId} AND "userId" = ${userId} AND status = 'ATTENDED'
        AND "hereAt" = "attendedAt"`
    if (count > 0) done.push(reversed(change))
  }
  const of = changes.filter(({ path }) => path.startsWith('attendees.'))
  const idOf = ({ path }: Change) => Number(path.split('.')[1])
  const now = await readAgendas(tx, [eventId], of.map(idOf))
  const gone: number[] = []
  for (const change of of) {
    const [userId, agenda] = [idOf(change), now.get(`${eventId} ${idOf(change)}`)]
    const isUntouched = agenda && same(agenda.sessionIds, change.after) && agenda.attendedIds.length === 0
    if (!isUntouched) continue
    const before = Array.isArray(change.before) ? change.before.map(Number) : null
    if (before === null) gone.push(userId)
    else {
      const added = agenda.sessionIds.filter((id) => !before.includes(id))
      await tx.fellowAttendeeSession.deleteMany({ where: { eventId, userId, sessionId: { in: added } } })
    }
    done.push(reversed(change))
  }
  await tx.fellowAttendee.deleteMany({ where: { eventId, userId: { in: gone } } })
  return done
}

const reversed = ({ path, before, after }: Change): Change => ({ path, before: after, after: before })
