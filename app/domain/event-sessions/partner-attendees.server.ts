import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { z } from '#app/values/zod.ts'
import {
  AttendeeCard,
  attendeeColumns,
  attendeeOrder,
  attendeeTables,
  visibleAttendee,
} from '../partner-attendees/listed.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const PARTNER_ATTENDEES_PER_PAGE = 16

/** A partner's attendee at a session. */
const SessionPartnerAttendee = AttendeeCard.extend({
  organization: z.string(),
})
export type SessionPartnerAttendee = z.infer<typeof SessionPartnerAttendee>

const Row = SessionPartnerAttendee.extend({ total: z.int() })

export type PartnerAttendeeList = {
  attendees: SessionPartnerAttendee[]
  total: number
  page: number
  pages: number
}

/**
 * The partner attendees `a` of a session, with their members `u` and organizations `o`: those the viewer may see, of
 * one organization if given. The list, its count and its export share this condition.
 */
export function partnerAttendees(
  viewer: Viewer,
  sessionId: number,
  organizationId: number | null,
): Prisma.Sql {
  const ofPartner =
    organizationId === null ? Prisma.empty : Prisma.sql`AND p."organizationId" = ${organizationId}`
  return Prisma.sql`"_EventSessionToPartnerAttendee" sa
      JOIN (${attendeeTables}) ON a.id = sa."B"
      JOIN "PartnerParticipant" p ON p.id = a."participantId" JOIN "Organization" o ON o.id = p."organizationId"
    WHERE sa."A" = ${sessionId} AND p.status = 'ACCEPTED' AND ${visibleAttendee(viewer)} ${ofPartner}`
}

/**
 * The partner attendees of a session that the viewer may open, by name: all pages up to this one, because 'Load more'
 * keeps the earlier ones. One query.
 */
export async function listPartnerAttendees(
  viewer: Viewer,
  sessionId: number,
  organizationId: number | null,
  page: number,
): Promise<PartnerAttendeeList> {
  const rows = await fromReplica(
    () => query(Row)`
    SELECT ${attendeeColumns}, o.name AS organization,
      count(*) OVER ()::int AS total
    FROM ${partnerAttendees(viewer, sessionId, organizationId)}
    ORDER BY ${attendeeOrder} LIMIT ${page * PARTNER_ATTENDEES_PER_PAGE}`,
  )
  const total = rows[0]?.total ?? 0
  return {
    attendees: rows.map(({ total: _, ...attendee }) => attendee),
    total,
    page: clampPage(page, total, PARTNER_ATTENDEES_PER_PAGE),
    pages: pageCount(total, PARTNER_ATTENDEES_PER_PAGE),
  }
}
