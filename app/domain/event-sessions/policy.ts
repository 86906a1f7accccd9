import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * Lists of attendees are given away as files to whoever acts for a partner: the fellows of a session to them alone.
 * `participation` is that of the partner on whose dashboard the session is, null among events.
 */
export const mayExportFellows = (viewer: Viewer, participation: PartnerParticipation | null) =>
  participation !== null && !viewer.hiddenProfile

export const mayExportPartnerAttendees = (viewer: Viewer, participation: PartnerParticipation | null) =>
  participation !== null || viewer.staff
