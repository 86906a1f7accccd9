import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { z } from '#app/values/zod.ts'
import { madeBy, record } from '../administration/history.server.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Chosen, chosenInvitees } from './listing.server.ts'

const Invited = z.strictObject({ organizationId: z.int() })

type Inviting = Required<Chosen> & { role: string | null; key: string }

/**
 * Invites partners to an event; nobody is emailed by it. Those that don't match any more are left out, and the same form
 * sent twice invites once. Returns how many were invited, and the entry that tells it.
 */
export function invitePartners(
  viewer: Viewer,
  event: LiveEvent,
  inviting: Inviting,
): Promise<{ count: number; entryId: number }> {
  const { key, ids, role } = inviting
  const formKey = submissionKey(key, { by: viewer.id, event: event.id, ids, role })
  return db().$transaction(async (tx) => {
    const made = await madeBy(tx, formKey)
    if (made) {
      const { count } = await tx.changeEntry.findUniqueOrThrow({ where: { id: made.id } })
      return { count, entryId: made.id }
    }
    const chosen = await chosenInvitees(event.id, inviting, tx)
    const ids = chosen.map(({ id }) => id)
    const invited = await query(Invited, tx)`
      INSERT INTO "PartnerParticipant" ("eventId", "organizationId", role)
      SELECT ${event.id}::int, id, ${role}::text FROM unnest(${ids}::int[]) AS id
      ON CONFLICT DO NOTHING RETURNING "organizationId"`
    const [entryId = 0] = await record(tx, byForm(viewer), [
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
    return { count: invited.length, entryId }
  }, PATIENT)
}
