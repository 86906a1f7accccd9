import { db } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findAttendee, holdAttendees } from './attendee.server.ts'

export type Removing =
  | { kind: 'removed'; name: string; entryId: number }
  /** They stay with the sessions at which they were seen. */
  | { kind: 'kept'; name: string; attended: number }
  | { kind: 'gone' }

/** Removes a fellow from the event. What they have attended is kept, and keeps them. */
export function removeAttendee(viewer: Viewer, event: LiveEvent, userId: number | null): Promise<Removing> {
  return db().$transaction(async (tx): Promise<Removing> => {
    await holdAttendees(tx, event.id)
    // A tap at the door holds the row at the session alone.
    await tx.$queryRaw`SELECT 1 FROM "FellowAttendeeSession"
      WHERE "eventId" = ${event.id} AND "userId" = ${userId}::int FOR UPDATE`
    const attendee = await findAttendee(event.id, userId, tx)
    if (!attendee) return { kind: 'gone' }
    const { id, name, sessionIds, attendedIds } = attendee
    const who = { eventId: event.id, userId: id }
    const stays = attendedIds.length > 0
    if (stays && attendedIds.length === sessionIds.length) {
      return { kind: 'kept', name, attended: attendedIds.length }
    }
    await tx.fellowAttendeeSession.deleteMany({ where: { ...who, status: { not: 'ATTENDED' } } })
    if (!stays) await tx.fellowAttendee.delete({ where: { eventId_userId: who } })
    const [entryId = 0] = await record(tx, byForm(viewer), [
      {
        action: 'removed an attendee from',
        kind: events.name,
        recordId: event.id,
        recordName: event.name,
        changes: [{ path: `attendees.${id}`, before: sessionIds, after: stays ? attendedIds : null }],
      },
    ])
    return stays ? { kind: 'kept', name, attended: attendedIds.length } : { kind: 'removed', name, entryId }
  })
}
