import type { Role } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { buildViewer, type Viewer, type ViewerRecord } from './viewer.ts'

/** A viewer in a role who is nobody: it has the role's permissions, no one's data, and shares no program with anyone. */
export const someoneIn = (role: Role, today: CalendarDate, more: Partial<ViewerRecord> = {}): Viewer =>
  buildViewer({ ...NOBODY, roles: [role], currentRole: role, ...more }, today)

const NOBODY: ViewerRecord = {
  id: 0,
  firstName: '',
  lastName: '',
  profileImgUrl: null,
  roles: [],
  partnerRoles: [],
  currentRole: null,
  organizationId: null,
  isOnboarded: true,
  visibility: 'PUBLIC',
  contactable: true,
  mltInsightsNews: false,
  notificationEmails: 'DAILY',
  timeZone: null,
  cityId: null,
  stateId: null,
  enrollments: [],
  chargebeeId: null,
  subscriptions: [],
  managedOrganizationIds: [],
  blockedIds: [],
  partnerProgramIds: [],
  lacksSecondFactor: false,
  impersonator: null,
}
