import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { BesideUndo } from '../administration/beside-undo.server.ts'
import type { Change } from '../administration/content.ts'
import { inviteeList } from './list.ts'
import { isUnsent } from './where.server.ts'

const Untouched = z.strictObject({ id: z.int() })

const organizationOf = ({ path }: Change) => Number(path.split('.')[1])

/** Partners invited. Those that have been emailed, have accepted or have begun stay. */
export const invitationsUndo: BesideUndo = {
  permission: 'participation',
  noun: inviteeList.noun,
  action: 'undid inviting partners to',
  async untouched(tx, eventId, changes) {
    const invited = changes.filter(({ before }) => before === null)
    const ids = invited.map(organizationOf)
    await tx.$queryRaw`SELECT 1 FROM "PartnerParticipant"
      WHERE "eventId" = ${eventId} AND "organizationId" = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
    const rows = await query(Untouched, tx)`
      SELECT p."organizationId" AS id FROM "PartnerParticipant" p
      WHERE p."eventId" = ${eventId} AND p."organizationId" = ANY(${ids}::int[]) AND ${isUnsent}
        AND NOT EXISTS (SELECT 1 FROM "PartnerAttendee" a WHERE a."participantId" = p.id)
        AND NOT EXISTS (SELECT 1 FROM "ActionItem" i WHERE i."participantId" = p.id)`
    const untouched = new Set(rows.map(({ id }) => id))
    return invited.filter((change) => untouched.has(organizationOf(change)))
  },
  async takeBack(tx, eventId, changes) {
    const ids = changes.map(organizationOf)
    await tx.$executeRaw`
      DELETE FROM "PartnerParticipant" WHERE "eventId" = ${eventId} AND "organizationId" = ANY(${ids}::int[])`
  },
}
