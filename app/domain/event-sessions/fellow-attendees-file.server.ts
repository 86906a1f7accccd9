import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { MemberCardRow, memberCardColumns, toMemberCard } from '../directory/member-card.server.ts'
import { shownEmail, shownPhone } from '../members/contact-ways.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { attendeeFile } from './attendee-file.server.ts'
import { fellowAttendees } from './fellow-attendees.server.ts'
import { type Piece, readInBatches } from './read-in-pieces.ts'
import type { EventSession } from './session.server.ts'

const COLUMNS = [
  { title: 'Title', width: 8 },
  { title: 'First name', width: 18 },
  { title: 'Middle name', width: 18 },
  { title: 'Last name', width: 22 },
  { title: 'Programs', width: 32 },
  { title: 'Occupation', width: 40 },
  { title: 'Organization', width: 32 },
  { title: 'Location', width: 28 },
  { title: 'Email', width: 32 },
  { title: 'Phone', width: 18 },
]

/** A session's fellows as the list shows them to the viewer, with the contact details on their profiles. */
export function exportFellowAttendees(
  viewer: Viewer,
  session: EventSession,
  search: string,
  signal: AbortSignal,
) {
  const attending = fellowAttendees(viewer, session.id, search)
  async function* rows() {
    for await (const row of readInBatches((piece) => readRows(attending, piece))) yield cells(viewer, row)
  }
  return attendeeFile(session, 'Fellows', { columns: COLUMNS, rows: rows() }, signal)
}

const Row = MemberCardRow.extend({
  place: z.string(),
  title: z.string().nullable(),
  middleName: z.string().nullable(),
  organization: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
type Row = z.infer<typeof Row>

function cells(viewer: Viewer, row: Row) {
  const { programs, occupation, location } = toMemberCard(viewer, row)
  const { title, firstName, middleName, lastName, organization, email, phone } = row
  const names = [title, firstName, middleName, lastName]
  const work = [occupation ?? null, organization]
  return [...names, programs.join(', '), ...work, location ?? null, email, phone]
}

/** SQL on a member row `u`: the place of the occupation that the list shows. */
const organization = Prisma.sql`(
  SELECT o.name FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId"
  WHERE a."userId" = u.id AND a.type = 'EMPLOYMENT' AND a.visible
    AND u.occupation = concat_ws(', ', nullif(a.title, ''), o.name)
  LIMIT 1)`

function readRows(attending: Prisma.Sql, { after, limit }: Piece): Promise<Row[]> {
  const order = Prisma.sql`u."sortName", u.id`
  return query(Row)`
    SELECT ${memberCardColumns}, u."sortName" AS place, u.title, u."middleName", ${organization} AS organization,
      ${shownEmail} AS email, ${shownPhone} AS phone
    FROM (SELECT u.id FROM ${attending} AND (u."sortName", u.id) > (${after.place}, ${after.id})
      ORDER BY ${order} LIMIT ${limit}) piece
      JOIN "User" u ON u.id = piece.id LEFT JOIN "ContactInformation" c ON c."userId" = u.id
    ORDER BY ${order}`
}
