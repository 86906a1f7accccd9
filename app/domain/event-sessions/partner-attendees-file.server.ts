import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { shownEmail, shownPhone } from '../members/contact-ways.server.ts'
import { attendeeName, attendeePlace } from '../partner-attendees/listed.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { attendeeFile } from './attendee-file.server.ts'
import { partnerAttendees } from './partner-attendees.server.ts'
import { type Piece, readInBatches } from './read-in-pieces.ts'
import type { EventSession } from './session.server.ts'

const COLUMNS = [
  { title: 'Title', width: 8 },
  { title: 'First name', width: 18 },
  { title: 'Middle name', width: 18 },
  { title: 'Last name', width: 22 },
  { title: 'Organization', width: 32 },
  { title: 'Role', width: 28 },
  { title: 'Guest', width: 8 },
  { title: 'Email', width: 32 },
  { title: 'Phone', width: 18 },
]

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
  async function* rows() {
    for await (const row of readInBatches((piece) => readRows(attending, ofGuests, piece))) yield cells(row)
  }
  return attendeeFile(session, 'Partners', { columns: COLUMNS, rows: rows() }, signal)
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

const cells = ({ title, firstName, middleName, lastName, organization, role, userId, email, phone }: Row) => [
  title,
  firstName,
  middleName,
  lastName,
  organization,
  role,
  userId === null ? 'Yes' : 'No',
  email,
  phone,
]

function readRows(attending: Prisma.Sql, ofGuests: Prisma.Sql, { after, limit }: Piece): Promise<Row[]> {
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
