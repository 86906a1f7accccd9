import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { InvitationStatus } from '#app/db/generated/enums.ts'
import { readPage } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { type InviteeFilter, inviteeList, type ParticipantFilter, participantList } from './list.ts'
import { inviteesWhere, participantsWhere, participantTables } from './where.server.ts'

const PER_PAGE = 25

export const Participant = z.strictObject({
  id: z.int(),
  name: z.string(),
  role: z.string().nullable(),
  status: z.enum(InvitationStatus),
  emailedAt: z.date().nullable(),
  attendees: z.int(),
  items: z.int(),
})
export type Participant = z.infer<typeof Participant>

const byName = Prisma.sql`o."sortKey", o.id`

/** Columns of a participant `p` with its organization `o`. */
export const participantColumns = Prisma.sql`p.id, o.name, p.role, p.status::text, p."emailedAt",
  (SELECT count(*)::int FROM "PartnerAttendee" a WHERE a."participantId" = p.id) AS attendees,
  (SELECT count(*)::int FROM "ActionItem" i WHERE i."participantId" = p.id) AS items`

/** A page of the partners that are invited or take part. Two queries. */
export async function listParticipants(eventId: number, filter: ParticipantFilter, page: number) {
  const where = participantsWhere(eventId, filter)
  const whole = participantList.whole(filter)
  const totals = countRows(participantTables, where, whole && participantsWhere(eventId, whole))
  const inOrder = filter.sort === 'latest' ? Prisma.sql`p."createdAt" DESC, ${byName}` : byName
  return readPage(
    totals,
    page,
    PER_PAGE,
    ({ limit, offset }) => query(Participant)`
    SELECT ${participantColumns} FROM ${participantTables} WHERE ${where}
    ORDER BY ${inOrder} LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** One of them. One query. */
export async function findParticipant(
  eventId: number,
  id: number | null,
  tx: Tx = db(),
): Promise<Participant | null> {
  const [participant] = await query(Participant, tx)`
    SELECT ${participantColumns} FROM ${participantTables} WHERE p."eventId" = ${eventId} AND p.id = ${id}::int`
  return participant ?? null
}

const Invitee = z.strictObject({ id: z.int(), name: z.string(), programs: z.string().nullable() })

const organizations = Prisma.sql`"Organization" o`

/** A page of the partners that can be invited. Two queries. */
export async function listInvitees(eventId: number, filter: InviteeFilter, page: number) {
  const where = inviteesWhere(eventId, filter)
  const whole = inviteeList.whole(filter)
  const totals = countRows(organizations, where, whole && inviteesWhere(eventId, whole))
  return readPage(
    totals,
    page,
    PER_PAGE,
    ({ limit, offset }) => query(Invitee)`
    SELECT o.id, o.name, (SELECT string_agg(g.name, ', ' ORDER BY g.year DESC, g."sortKey")
      FROM "_programPartners" pp JOIN "Program" g ON g.id = pp."B" WHERE pp."A" = o.id) AS programs
    FROM "Organization" o WHERE ${where} ORDER BY ${byName} LIMIT ${limit} OFFSET ${offset}`,
  )
}

export async function inviteeChoices() {
  return { programIds: (await currentChoices()).programs.map(({ id, label }) => ({ id, label })) }
}

const Named = z.strictObject({ id: z.int(), name: z.string() })

/** The selected rows, or all that match the filter; with both, those of the rows that still match. */
export type Chosen = { all: boolean; filter: InviteeFilter; ids?: number[] }

/** Those that can be invited, by name. Selected ones count whatever the filter says. */
export const chosenInvitees = (eventId: number, { all, filter, ids }: Chosen, tx: Tx = db()) =>
  query(Named, tx)`
    SELECT o.id, o.name FROM "Organization" o
    WHERE ${inviteesWhere(eventId, all ? filter : inviteeList.of({}))}
      AND ${ids ? Prisma.sql`o.id = ANY(${ids}::int[])` : Prisma.sql`TRUE`} ORDER BY ${byName}`
