import { db } from '#app/db/database.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { madeBy, record } from '../administration/history.server.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Chosen, chosenInvitees } from './listing.server.ts'

type Inviting = Required<Chosen> & { role: string | null; key: string }

/**
 * Invites partners to an event; nobody is emailed by it. Those that don't match any more are left out, and the same form
 * sent twice invites once. Returns how many were invited.
 */
export function invitePartners(viewer: Viewer, event: LiveEvent, inviting: Inviting): Promise<number> {
  const { key, ids, role } = inviting
  const formKey = submissionKey(key, { by: viewer.id, event: event.id, ids, role })
  return db().$transaction(async (tx) => {
    const made = await madeBy(tx, formKey)
    if (made) return (await tx.changeEntry.findUniqueOrThrow({ where: { id: made.id } })).count
    const chosen = await chosenInvitees(event.id, inviting, tx)
    const invited = await tx.partnerParticipant.createManyAndReturn({
      data: chosen.map(({ id }) => ({ eventId: event.id, organizationId: id, role })),
      skipDuplicates: true,
      select: { organizationId: true },
    })
    await record(tx, byForm(viewer), [
      {
        action: 'invited partners to',
        kind: events.name,
        recordId: event.id,
        recordName: event.name,
        count: invited.length,
        formKey,
        changes: invited.map(({ organizationId }) => ({
          path: `participants.${organizationId}`,
          before: null,
          after: 'INVITED',
        })),
      },
    ])
    return invited.length
  }, PATIENT)
}
