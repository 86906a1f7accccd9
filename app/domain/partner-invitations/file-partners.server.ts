import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { InvitationStatus } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { fold } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'

const Partner = z.strictObject({ id: z.int(), name: z.string() })

/** Partners by their folded names. */
export async function readPartners(tx: Tx, names: string[]) {
  const rows = await query(Partner, tx)`
    SELECT o.id, o.name FROM "Organization" o WHERE o."isPartner" AND o."searchKey" = ANY(${names}::text[]) ORDER BY o.id`
  return groupBy(rows, ({ name }) => fold(name))
}

const ParticipantInFile = z.strictObject({
  id: z.int(),
  eventId: z.int(),
  organizationId: z.int(),
  organization: z.string(),
  status: z.enum(InvitationStatus),
  role: z.string().nullable(),
})

export type ParticipantInFile = z.infer<typeof ParticipantInFile>

/** The participants of events, by event and organization. With `hold` they are locked. */
export async function readParticipants(tx: Tx, eventIds: number[], { hold = false } = {}) {
  const rows = await query(ParticipantInFile, tx)`
    SELECT p.id, p."eventId", p."organizationId", o.name AS organization, p.status::text, p.role
    FROM "PartnerParticipant" p JOIN "Organization" o ON o.id = p."organizationId"
    WHERE p."eventId" = ANY(${eventIds}::int[]) ORDER BY p."eventId", o."sortKey", o.id
    ${hold ? Prisma.sql`FOR UPDATE OF p` : Prisma.empty}`
  return new Map(rows.map((row) => [`${row.eventId} ${row.organizationId}`, row]))
}
