import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import {
  type MemberCard,
  MemberCardRow,
  memberCardColumns,
  toMemberCard,
} from '../directory/member-card.server.ts'
import { shownEmail, shownPhone } from '../members/contact-ways.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type AttendeeColumn, attendeeFile } from './attendee-file.server.ts'
import { fellowAttendees } from './fellow-attendees.server.ts'
import { type Batch, readInBatches } from './read-in-batches.ts'
import type { EventSession } from './session.server.ts'

/** A session's fellows as the list shows them to the viewer, with the contact details on their profiles. */
export function exportFellowAttendees(
  viewer: Viewer,
  session: EventSession,
  search: string,
  signal: AbortSignal,
) {
  const attending = fellowAttendees(viewer, session.id, search)
  async function* rows(): AsyncIterable<Fellow> {
    for await (const row of readInBatches((batch) => readRows(attending, batch))) {
      yield { ...row, card: toMemberCard(viewer, row) }
    }
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

type Fellow = Row & { card: MemberCard }

/** The columns, in their order. */
const COLUMNS: AttendeeColumn<Fellow>[] = [
  { title: 'Title', width: 8, cell: ({ title }) => title },
  { title: 'First name', width: 18, cell: ({ firstName }) => firstName },
  { title: 'Middle name', width: 18, cell: ({ middleName }) => middleName },
  { title: 'Last name', width: 22, cell: ({ lastName }) => lastName },
  { title: 'Programs', width: 32, cell: ({ card }) => card.programs.join(', ') },
  { title: 'Occupation', width: 40, cell: ({ card }) => card.occupation ?? null },
  { title: 'Organization', width: 32, cell: ({ organization }) => organization },
  { title: 'Location', width: 28, cell: ({ card }) => card.location ?? null },
  { title: 'Email', width: 32, cell: ({ email }) => email },
  { title: 'Phone', width: 18, cell: ({ phone }) => phone },
]

/** SQL on a member row `u`: the place of the occupation that the list shows. */
const organization = Prisma.sql`(
  SELECT o.name FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId"
  WHERE a."userId" = u.id AND a.type = 'EMPLOYMENT' AND a.visible
    AND u.occupation = concat_ws(', ', nullif(a.title, ''), o.name)
  LIMIT 1)`

function readRows(attending: Prisma.Sql, { after, limit }: Batch): Promise<Row[]> {
  const order = Prisma.sql`u."sortName", u.id`
  return query(Row)`
    SELECT ${memberCardColumns}, u."sortName" AS place, u.title, u."middleName", ${organization} AS organization,
      ${shownEmail} AS email, ${shownPhone} AS phone
    FROM (SELECT u.id FROM ${attending} AND (u."sortName", u.id) > (${after.place}, ${after.id})
      ORDER BY ${order} LIMIT ${limit}) batch
      JOIN "User" u ON u.id = batch.id LEFT JOIN "ContactInformation" c ON c."userId" = u.id
    ORDER BY ${order}`
}
