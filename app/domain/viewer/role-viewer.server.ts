import type { Role } from '#app/db/generated/enums.ts'
import { buildViewer, type Viewer } from './viewer.ts'

/** The roles as which a page can be previewed. */
export const PREVIEWED_ROLES = ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF'] as const satisfies Role[]
export type PreviewedRole = (typeof PREVIEWED_ROLES)[number]

/** A viewer in a role who is nobody: it has the role's permissions and no one's data. Moments are those of the reader. */
export const roleViewer = (role: PreviewedRole, { timeZone, today }: Viewer): Viewer =>
  buildViewer(
    {
      id: 0,
      firstName: '',
      lastName: '',
      profileImgUrl: null,
      roles: [role],
      partnerRoles: [],
      currentRole: role,
      organizationId: null,
      isOnboarded: true,
      visibility: 'PUBLIC',
      contactable: true,
      mltInsightsNews: true,
      notificationEmails: 'NEVER',
      timeZone,
      cityId: null,
      stateId: null,
      enrollments: [],
      chargebeeId: null,
      subscriptions: [],
      managedOrganizationIds: [],
      blockedIds: [],
      partnerProgramIds: [],
      impersonator: null,
    },
    today,
  )
