// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { expect, test } from 'vitest'
import { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { visibleEnrollment } from '#app/domain/members/privacy.server.ts'
import { canSeeEnrollment } from '#app/domain/members/privacy.ts'
import { buildViewer } from '#app/domain/viewer/viewer.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { db } from '../support/app.ts'

const COHORT = 1
const PARTNERED = 2
const OTHER = 3

const viewer = (currentRole: Role) =>
  buildViewer(
    {
      id: 1,
      firstName: 'Imani',
      lastName: 'Okafor',
      profileImgUrl: null,
      roles: [currentRole],
      partnerRoles: [],
      currentRole,
      organizationId: 1,
      isOnboarded: true,
      visibility: 'PUBLIC',
      contactable: true,
      mltInsightsNews: false,
      notificationEmails: 'DAILY',
      timeZone: 'UTC',
      cityId: null,
      stateId: null,
      enrollments: [
        { programId: COHORT, typeId: 1, trait: null, startDate: '2020-01-01' as CalendarDate, endDate: null },
      ],
      chargebeeId: null,
      subscriptions: [],
      impersonator: null,
      managedOrganizationIds: [],
      partnerProgramIds: [PARTNERED],
      lacksSecondFactor: false,
      blockedIds: [],
    },
    '2026-06-01' as CalendarDate,
  )

const enrollments = [COHORT, PARTNERED, OTHER].flatMap((programId) =>
  [true, false].flatMap((visibleToAllRisingLeaders) =>
    [true, false].map((visibleToAllMltPartners) => ({
      programId,
      visibleToAllRisingLeaders,
      visibleToAllMltPartners,
    })),
  ),
)

test.each<[Role, number]>([
  ['STAFF', 12],
  ['FELLOW', 8],
  ['ALUMNI', 8],
  ['PARTNER', 10],
  ['EVENT_MANAGER', 4],
])('the filters find by the same enrollments that the cards show: %s', async (role, seen) => {
  const rows = enrollments.map(
    (it, index) =>
      Prisma.sql`(${index}::int, ${it.programId}::int, ${it.visibleToAllRisingLeaders}::boolean, ${it.visibleToAllMltPartners}::boolean)`,
  )
  const found = await db().$queryRaw<{ index: number }[]>`
    SELECT e.index FROM (VALUES ${Prisma.join(rows)})
      AS e(index, "programId", "visibleToAllRisingLeaders", "visibleToAllMltPartners")
    WHERE ${visibleEnrollment(viewer(role))} ORDER BY e.index`
  const shown = enrollments.flatMap((it, index) => (canSeeEnrollment(viewer(role), it) ? [index] : []))
  expect(found.map(({ index }) => index)).toEqual(shown)
  expect(shown).toHaveLength(seen)
})
