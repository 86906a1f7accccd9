import { db, type Tx } from '#app/db/database.server.ts'
import { personKey } from '#app/values/fold.ts'
import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import { rememberRemoval, removedBefore } from '../removals/removals.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type AttendeeRecord, findAttendee } from './find.server.ts'
import type { AttendeeChange, Guest } from './schema.ts'
import { areSessionsOf, setSessions } from './sessions.server.ts'

export type Changing =
  | { kind: 'changed' }
  | { kind: 'refused'; fields: Record<string, string> }
  /** Someone else changed the attendee after the form was rendered; these are the current values. */
  | { kind: 'stale'; now: AttendeeRecord }
  | { kind: 'gone' }

/** Changes the attendee as the viewer saw it, all or nothing. */
export function changeAttendee(
  viewer: Viewer,
  participation: PartnerParticipation,
  id: number,
  change: AttendeeChange,
): Promise<Changing> {
  const { version, sessionIds, role, ...guest } = change
  return db().$transaction(async (tx): Promise<Changing> => {
    await lockParticipant(tx, participation.id)
    const now = await findAttendee(viewer, participation, id, tx)
    if (!now) return { kind: 'gone' }
    if (now.version !== version) return isAlready(now, change) ? { kind: 'changed' } : { kind: 'stale', now }
    if (!(await areSessionsOf(tx, participation.event.id, sessionIds)))
      return { kind: 'refused', fields: { sessionIds: 'Please choose sessions from this event.' } }
    const others = { participantId: participation.id, id: { not: id } }
    if (guest.email && (await tx.partnerAttendee.count({ where: { ...others, email: guest.email } })) > 0)
      return { kind: 'refused', fields: { email: 'Someone with this email address is already attending.' } }
    await tx.partnerAttendee.update({
      where: { id },
      data: { ...guest, ...sortedBy(guest), role, version: { increment: 1 } },
    })
    await setSessions(tx, id, sessionIds)
    return { kind: 'changed' }
  })
}

const sortedBy = ({ firstName, lastName }: Partial<Guest>) =>
  firstName && lastName ? { sortName: personKey(firstName, lastName) } : {}

/** Concurrent changes to attendees of the same partner wait until the transaction ends. */
export async function lockParticipant(tx: Tx, participantId: number) {
  await tx.$queryRaw`SELECT 1 FROM "PartnerParticipant" WHERE id = ${participantId} FOR UPDATE`
}

/** Submitting a form twice has the same outcome as once. */
function isAlready(now: AttendeeRecord, { version: _, sessionIds, ...typed }: AttendeeChange): boolean {
  const sameFacts = Object.entries(typed).every(([name, value]) => now[name as keyof typeof typed] === value)
  return sameFacts && sessionIds.toSorted((a, b) => a - b).join() === now.sessionIds.join()
}

export type Removing =
  | { kind: 'removed' }
  | { kind: 'removed-before' }
  | { kind: 'stale'; now: AttendeeRecord }
  /** An attendee of another partner or event, or of none. */
  | { kind: 'not-here' }

/** Removes the attendee as the viewer saw it. */
export function removeAttendee(
  viewer: Viewer,
  participation: PartnerParticipation,
  id: number,
  version: number,
): Promise<Removing> {
  return db().$transaction(async (tx): Promise<Removing> => {
    await lockParticipant(tx, participation.id)
    const now = await findAttendee(viewer, participation, id, tx)
    const record = { kind: 'partner-attendee', id, ownerId: participation.id } as const
    if (!now) return removedBefore(tx, record)
    if (now.version !== version) return { kind: 'stale', now }
    await tx.partnerAttendee.delete({ where: { id } })
    await rememberRemoval(tx, record)
    return { kind: 'removed' }
  })
}
