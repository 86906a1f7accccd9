import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * Attendee lists can be exported by people who act for a partner; only they can export a session's fellows.
 * `participation` is that of the partner on whose dashboard the session is, null under events.
 */
export const canExportFellows = (viewer: Viewer, participation: PartnerParticipation | null) =>
  participation !== null && !viewer.hiddenProfile

export const canExportPartnerAttendees = (viewer: Viewer, participation: PartnerParticipation | null) =>
  participation !== null || viewer.staff
