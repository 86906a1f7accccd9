import { db } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import { lockParticipant } from '../partner-attendees/change.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findParticipant } from './listing.server.ts'
import { canTakeBack } from './policy.ts'

export type TakingBack = { kind: 'taken back' | 'held'; name: string } | { kind: 'gone' }

/** Takes a partner's invitation back, with its email if that hasn't left, unless the partner has begun with it. */
export function takeBackInvitation(viewer: Viewer, event: LiveEvent, id: number | null): Promise<TakingBack> {
  return db().$transaction(async (tx): Promise<TakingBack> => {
    if (id !== null) await lockParticipant(tx, id)
    const participant = await findParticipant(event.id, id, tx)
    if (!participant) return { kind: 'gone' }
    const { name, status } = participant
    if (!canTakeBack(participant)) return { kind: 'held', name }
    const { organizationId } = await tx.partnerParticipant.delete({ where: { id: participant.id } })
    await record(tx, byForm(viewer), [
      {
        action: 'took back an invitation to',
        kind: events.name,
        recordId: event.id,
        recordName: event.name,
        changes: [{ path: `participants.${organizationId}`, before: status, after: null }],
      },
    ])
    return { kind: 'taken back', name }
  })
}
