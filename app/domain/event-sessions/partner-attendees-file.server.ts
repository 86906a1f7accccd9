import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { shownEmail, shownPhone } from '../members/contact-ways.server.ts'
import { attendeeName, attendeePlace } from '../partner-attendees/listed.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type AttendeeColumn, attendeeFile } from './attendee-file.server.ts'
import { partnerAttendees } from './partner-attendees.server.ts'
import { type Batch, readInBatches } from './read-in-batches.ts'
import type { EventSession } from './session.server.ts'

/**
 * The attendees of a session's partners, or of the given one. Guests' addresses are only for people who act for the
 * partner that entered them.
 */
export function exportPartnerAttendees(
  viewer: Viewer,
  session: EventSession,
  organizationId: number | null,
  signal: AbortSignal,
) {
  const attending = partnerAttendees(viewer, session.id, organizationId)
  const ofGuests = organizationId === null ? Prisma.sql`NULL::text` : Prisma.sql`a.email`
  const rows = readInBatches((batch) => readRows(attending, ofGuests, batch))
  return attendeeFile(session, 'Partners', { columns: COLUMNS, rows }, signal)
}

const Row = z.strictObject({
  id: z.int(),
  place: z.string(),
  userId: z.int().nullable(),
  title: z.string().nullable(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  organization: z.string(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
type Row = z.infer<typeof Row>

/** The columns, in their order. */
const COLUMNS: AttendeeColumn<Row>[] = [
  { title: 'Title', width: 8, cell: ({ title }) => title },
  { title: 'First name', width: 18, cell: ({ firstName }) => firstName },
  { title: 'Middle name', width: 18, cell: ({ middleName }) => middleName },
  { title: 'Last name', width: 22, cell: ({ lastName }) => lastName },
  { title: 'Organization', width: 32, cell: ({ organization }) => organization },
  { title: 'Role', width: 28, cell: ({ role }) => role },
  { title: 'Guest', width: 8, cell: ({ userId }) => (userId === null ? 'Yes' : 'No') },
  { title: 'Email', width: 32, cell: ({ email }) => email },
  { title: 'Phone', width: 18, cell: ({ phone }) => phone },
]

function readRows(attending: Prisma.Sql, ofGuests: Prisma.Sql, { after, limit }: Batch): Promise<Row[]> {
  return query(Row)`
    SELECT listed.id, listed.place, listed."userId", listed."firstName", listed."lastName", listed.organization,
      u.title, u."middleName", listed.role, CASE WHEN listed."userId" IS NULL THEN listed."guestEmail" ELSE ${shownEmail} END AS email,
      ${shownPhone} AS phone
    FROM (SELECT a.id, ${attendeePlace} AS place, a."userId", ${attendeeName}, o.name AS organization, a.role,
        ${ofGuests} AS "guestEmail"
      FROM ${attending} AND (${attendeePlace}, a.id) > (${after.place}, ${after.id})
      ORDER BY ${attendeePlace}, a.id LIMIT ${limit}) listed
      LEFT JOIN "User" u ON u.id = listed."userId" LEFT JOIN "ContactInformation" c ON c."userId" = u.id
    ORDER BY listed.place, listed.id`
}
