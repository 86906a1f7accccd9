import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { recordExport } from '../administration/history.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import { invitationLabels } from '../partner-events/list.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { ParticipantFilter } from './list.ts'
import { Participant, participantColumns } from './listing.server.ts'
import { participantsWhere, participantTables } from './where.server.ts'

const Row = Participant.extend({ organizationId: z.int() })

/** The partners of an event that match. */
export async function participantRows(
  viewer: Viewer,
  event: LiveEvent,
  filter: ParticipantFilter,
  about: string,
) {
  const rows = await query(Row)`
    SELECT ${participantColumns}, o.id AS "organizationId" FROM ${participantTables}
    WHERE ${participantsWhere(event.id, filter)} ORDER BY o."sortKey", o.id`
  await recordExport(viewer, 'exported partners of', { kind: events.name, ...event }, rows.length, about)
  return {
    columns: [
      { title: 'Organization', width: 12 },
      { title: 'Name', width: 40 },
      { title: 'Role', width: 20 },
      { title: 'Status', width: 12 },
      { title: 'Emailed', width: 10 },
      { title: 'Attendees', width: 10 },
      { title: 'Action items', width: 12 },
    ],
    rows: rows.map(({ organizationId, name, role, status, emailedAt, attendees, items }) => [
      String(organizationId),
      name,
      role ?? '',
      invitationLabels[status],
      emailedAt ? 'yes' : 'no',
      String(attendees),
      String(items),
    ]),
  }
}
