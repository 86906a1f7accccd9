import type { CalendarDate } from '#app/values/calendar-date.ts'
import { buildViewer, type Viewer } from '../viewer/viewer.ts'

/** The audiences for previewing a member's own profile. */
export const audiences = ['rising-leader', 'partner', 'public'] as const
export type Audience = (typeof audiences)[number]

export const audienceOf = (name: string | null): Audience | null =>
  audiences.find((audience) => audience === name) ?? null

/** Someone from that audience who shares no program with anyone. The public sees no profiles. */
export function someoneOf(audience: Exclude<Audience, 'public'>, today: CalendarDate): Viewer {
  const role = audience === 'partner' ? 'PARTNER' : 'ALUMNI'
  return buildViewer(
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
      mltInsightsNews: false,
      notificationEmails: 'DAILY',
      timeZone: null,
      cityId: null,
      stateId: null,
      enrollments: [],
      chargebeeId: null,
      subscriptions: [],
      impersonator: null,
      managedOrganizationIds: [],
      partnerProgramIds: [],
      blockedIds: [],
    },
    today,
  )
}
