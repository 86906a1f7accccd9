import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { isPartner } from '../organizations/scope.server.ts'
import { type InviteeFilter, inviteeList, type ParticipantFilter, participantList } from './list.ts'

/** Participants `p` with their organizations `o`. */
export const participantTables = Prisma.sql`
  "PartnerParticipant" p JOIN "Organization" o ON o.id = p."organizationId"`

/** SQL on a participant row `p`: its invitation is open, and nobody has been emailed about it. */
export const isUnsent = Prisma.sql`(p.status = 'INVITED' AND p."emailedAt" IS NULL)`

const named = (typed: string): Prisma.Sql[] =>
  searchWords(typed).map((word) => contains(Prisma.sql`o."searchKey"`, word))

/** The condition on a participant `p` that the list and its count share. */
export const participantsWhere = (eventId: number, filter: ParticipantFilter): Prisma.Sql =>
  listWhere(participantList, filter, Prisma.sql`p."eventId" = ${eventId}`, {
    search: named,
    status: (statuses) => Prisma.sql`p.status::text = ANY(${statuses}::text[])`,
    unsent: () => isUnsent,
  })

/** The condition on an organization `o` that the list of invitees, its count and 'all that match' share. */
export const inviteesWhere = (eventId: number, filter: InviteeFilter): Prisma.Sql => {
  const always = Prisma.sql`${isPartner} AND NOT EXISTS (
    SELECT 1 FROM "PartnerParticipant" p WHERE p."eventId" = ${eventId} AND p."organizationId" = o.id)`
  return listWhere(inviteeList, filter, always, {
    search: named,
    programIds: (ids) => Prisma.sql`EXISTS (
      SELECT 1 FROM "_programPartners" pp WHERE pp."A" = o.id AND pp."B" = ANY(${ids}::int[]))`,
  })
}
