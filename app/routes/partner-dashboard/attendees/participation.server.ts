import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import { findParticipation } from '#app/domain/partner-events/participation.server.ts'
import { mayChangeAttendees } from '#app/domain/partner-events/policy.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { found, permit } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { eventHomeHref } from '../address.ts'

type Params = { organizationId: string; eventId: string }

/** What every attendee dialog begins with: the partner at the event, whose attendees may be changed now. */
export async function changeableParticipation(viewer: Viewer, params: Params): Promise<PartnerParticipation> {
  const { organizationId, eventId } = params
  const participation = found(await findParticipation(viewer, parseId(organizationId), parseId(eventId)))
  permit(mayChangeAttendees(participation, viewer.today))
  return participation
}

/** The page below the dialog. */
export const pageOf = ({ organization, event }: PartnerParticipation) =>
  eventHomeHref({ organizationId: organization.id, eventId: event.id })
