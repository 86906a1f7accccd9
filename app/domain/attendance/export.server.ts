import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { recordExport } from '../administration/history.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { AttendeeFilter } from './list.ts'
import { attendeesWhere, attendeeTables } from './where.server.ts'

const Row = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  programs: z.string().nullable(),
  sessions: z.string().nullable(),
  attended: z.string().nullable(),
})

/** The fellows of an event who match, with their sessions by name; addresses for whoever may look members up. */
export async function attendeeRows(viewer: Viewer, event: LiveEvent, filter: AttendeeFilter, about: string) {
  const rows = await query(Row)`
    SELECT u.id, u."firstName", u."lastName", u.email,
      (SELECT string_agg(program ->> 'name', '; ') FROM jsonb_array_elements(u."cardPrograms") program) AS programs,
      agenda.sessions, agenda.attended
    FROM ${attendeeTables} CROSS JOIN LATERAL (
      SELECT string_agg(s.name, '; ' ORDER BY ${inOrder}) AS sessions,
        string_agg(s.name, '; ' ORDER BY ${inOrder}) FILTER (WHERE fs.status = 'ATTENDED') AS attended
      FROM "FellowAttendeeSession" fs JOIN "EventSession" s ON s.id = fs."sessionId"
      WHERE fs."eventId" = a."eventId" AND fs."userId" = a."userId") agenda
    WHERE ${attendeesWhere(event.id, filter)} ORDER BY u."sortName", u.id`
  await recordExport(viewer, 'exported attendees of', { kind: events.name, ...event }, rows.length, about)
  const seesAddresses = canAdminister(viewer, 'findMembers')
  return {
    columns: [
      { title: 'Member', width: 10 },
      { title: 'First name', width: 20 },
      { title: 'Last name', width: 20 },
      ...(seesAddresses ? [{ title: 'Email', width: 30 }] : []),
      { title: 'Programs', width: 30 },
      { title: 'Sessions', width: 50 },
      { title: 'Attended', width: 50 },
    ],
    rows: rows.map(({ id, firstName, lastName, email, programs, sessions, attended }) => [
      String(id),
      firstName,
      lastName,
      ...(seesAddresses ? [email] : []),
      programs ?? '',
      sessions ?? '',
      attended ?? '',
    ]),
  }
}

const inOrder = Prisma.sql`s."startDate", s."startTime", s.id`
