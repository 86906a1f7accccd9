import { db } from '#app/db/database.server.ts'
import { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { actedForBy } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { knowingParticipants } from './participants.server.ts'
import { canAcceptInvitation } from './policy.ts'

/** An organization's participation in an event, as its representatives see it. */
const PartnerParticipation = z.strictObject({
  /** The participant's id. */
  id: z.int(),
  status: z.enum(InvitationStatus),
  role: z.string().nullable(),
  organization: z.strictObject({ id: z.int(), name: z.string() }),
  event: z.strictObject({
    id: z.int(),
    name: z.string(),
    status: z.enum(EventStatus),
    startDate: calendarDate,
    endDate: calendarDate,
    registrationStartDate: calendarDate.nullable(),
    timezone: z.string(),
  }),
})
export type PartnerParticipation = z.infer<typeof PartnerParticipation>

/** One condition ties organization, event and viewer together, so a mismatch is not found. One query. */
export async function findParticipation(
  viewer: Viewer,
  organizationId: number | null,
  eventId: number | null,
): Promise<PartnerParticipation | null> {
  const [participation] = await query(PartnerParticipation)`
    SELECT p.id, p.status::text, p.role, json_build_object('id', o.id, 'name', o.name) AS organization,
      json_build_object('id', e.id, 'name', e.name, 'status', e.status, 'startDate', e."startDate",
        'endDate', e."endDate", 'registrationStartDate', e."registrationStartDate",
        'timezone', e.timezone) AS event
    FROM ${knowingParticipants} JOIN "Organization" o ON o.id = p."organizationId"
    WHERE p."organizationId" = ${organizationId} AND p."eventId" = ${eventId} AND ${actedForBy(viewer)}`
  return participation ?? null
}

/** Accepts an invitation that is open at this moment; repeating it changes nothing and has the same outcome. */
export async function acceptInvitation(participation: PartnerParticipation): Promise<boolean> {
  if (!canAcceptInvitation(participation)) return participation.status === 'ACCEPTED'
  await db().partnerParticipant.updateMany({
    where: { id: participation.id, status: 'INVITED' },
    data: { status: 'ACCEPTED' },
  })
  return true
}
