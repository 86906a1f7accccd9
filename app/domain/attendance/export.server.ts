import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { recordExport } from '../administration/history.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ATTENDED, attendeeLines, EMAIL, readAttendees, SESSIONS } from './attendee-rows.server.ts'
import type { AttendeeFilter } from './list.ts'
import { attendeesWhere, attendeeTables } from './where.server.ts'

const Row = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  programs: z.string().nullable(),
})

/**
 * The fellows of an event who match, with their sessions by name, as the event’s files have them; addresses for whoever may
 * look members up.
 */
export async function attendeeRows(viewer: Viewer, event: LiveEvent, filter: AttendeeFilter, about: string) {
  const rows = await query(Row)`
    SELECT u.id, u."firstName", u."lastName",
      (SELECT string_agg(program ->> 'name', '; ') FROM jsonb_array_elements(u."cardPrograms") program) AS programs
    FROM ${attendeeTables} WHERE ${attendeesWhere(event.id, filter)} ORDER BY u."sortName", u.id`
  const found = await readAttendees(
    [event.id],
    rows.map(({ id }) => id),
  )
  const lines = new Map((await attendeeLines(found)).map((line) => [line[0], line]))
  await recordExport(viewer, 'exported attendees of', { kind: events.name, ...event }, rows.length, about)
  const seesAddresses = canAdminister(viewer, 'findMembers')
  return {
    columns: [
      { title: ID.label, width: 10 },
      { title: VERSION.label, width: 10 },
      { title: 'First name', width: 20 },
      { title: 'Last name', width: 20 },
      ...(seesAddresses ? [{ title: EMAIL.label, width: 30 }] : []),
      { title: 'Programs', width: 30 },
      { title: SESSIONS.label, width: 50 },
      { title: ATTENDED.label, width: 50 },
    ],
    rows: rows.map(({ id, firstName, lastName, programs }) => {
      const [, version = '', email = '', sessions = '', attended = ''] = lines.get(String(id)) ?? []
      return [
        String(id),
        version,
        firstName,
        lastName,
        ...(seesAddresses ? [email] : []),
        programs ?? '',
        sessions,
        attended,
      ]
    }),
  }
}
