import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import { findParticipation } from '#app/domain/partner-events/participation.server.ts'
import { canChangeAttendees } from '#app/domain/partner-events/policy.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { found, permit } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { partnerAttendeesHref, sessionHref } from '../../event-sessions/address.ts'
import { attendeesHref, eventHomeHref } from '../address.ts'

type Params = { organizationId: string; eventId: string }

/** The start of every attendee dialog: the partner at the event, if its attendees may be changed now. */
export async function changeableParticipation(viewer: Viewer, params: Params): Promise<PartnerParticipation> {
  const { organizationId, eventId } = params
  const participation = found(await findParticipation(viewer, parseId(organizationId), parseId(eventId)))
  permit(canChangeAttendees(participation))
  return participation
}

/** The page below the dialogs, and the URL they are under: the event's, or that of a session found above. */
export function placeOf(
  { organization, event }: PartnerParticipation,
  { sessionId }: { sessionId?: string },
) {
  const ofEvent = { organizationId: organization.id, eventId: event.id }
  if (sessionId === undefined) return { page: eventHomeHref(ofEvent), list: attendeesHref(ofEvent) }
  const list = partnerAttendeesHref(sessionHref(eventHomeHref(ofEvent), Number(sessionId)))
  return { page: list, list }
}
