import { describe, expect, test } from 'vitest'
import { Role, SubscriptionStatus } from '#app/db/generated/enums.ts'
import { PLAN_IDS, type PlanId } from '#app/domain/plans/plans.ts'
import {
  canMarkInsights,
  canMarkLibrary,
  canMeetBusinessAlumni,
  canOpenCoaching,
  canReadJobPostings,
  canSaveProspects,
  canSeeBusinessesInMenu,
  canSeeCoaching,
  canSeePartnerHubsAlone,
  canSeeSubscriptionsInMenu,
  canSubscribe,
  canUseAlumniResources,
  canUseAnnouncements,
  canUseCareers,
  canUseCommunity,
  canUseEvents,
  canUseHome,
  canUseInsights,
  canUseJobBoard,
  canUseKudos,
  canUseLibrary,
  canUseMessages,
  canUsePartnerDashboard,
  canUsePartnerHubs,
  canUsePartnerManagement,
  canUsePlaybooks,
  canUseQuestions,
  canUseRegionalHubs,
  canVolunteer,
  canWritePosts,
  mustOnboard,
  subscribed,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { all, day, type Kind, kinds, others, viewer } from '../../support/viewer-kinds.ts'

const flags: [keyof Viewer, Kind[]][] = [
  ['programSelf', ['self fellow']],
  [
    'fellowWithoutProgramSelf',
    ['fellow', 'fellow without program', 'mba fellow', 'google fellow', 'single fellow'],
  ],
  ['googleTecOnly', ['google fellow', 'google alumni']],
  ['fellowWithoutGoogleTec', ['fellow', 'fellow without program', 'self fellow', 'single fellow']],
  ['singleProgramOnly', ['single fellow']],
  ['mbaFellow', ['mba fellow']],
  ['partnerManager', ['partner manager']],
  ['partnerLead', ['partner']],
  ['partnerOnly', ['partner', 'partner manager']],
  ['staffOnly', ['staff']],
]

describe('flags', () => {
  test.each(flags)('%s is set for exactly %j', (flag, who) => {
    expect(all.filter((kind) => kinds[kind][flag])).toEqual(who)
  })

  test.each([
    ['2026-05-05', null, true],
    ['2026-05-06', null, false],
    ['2026-01-01', '2026-05-05', true],
    ['2026-01-01', '2026-05-04', false],
  ])('an enrollment from %s to %s counts today: %s', (startDate, endDate, counts) => {
    const enrollments = [
      {
        programId: 1,
        typeId: 1,
        trait: 'MBA' as const,
        startDate: day(startDate),
        endDate: endDate ? day(endDate) : null,
      },
    ]
    expect(viewer({ role: 'FELLOW' }, { enrollments }).mbaFellow).toBe(counts)
  })
})

const withoutCareers = [
  'fellow',
  'fellow without program',
  'mba fellow',
  'google fellow',
  'single fellow',
  'event manager',
] as const
const table: [string, (viewer: Viewer) => boolean, Kind[]][] = [
  ['home', canUseHome, others('event manager')],
  ['community', canUseCommunity, others('event manager')],
  [
    'events',
    canUseEvents,
    others('event manager', 'partner', 'partner manager', 'google fellow', 'google alumni'),
  ],
  [
    'alumni resources',
    canUseAlumniResources,
    ['self fellow', 'alumni', 'google alumni', 'partner manager acting as alumni', 'staff'],
  ],
  ['coaching', canSeeCoaching, ['alumni', 'google alumni', 'partner manager acting as alumni', 'staff']],
  ['what is paid for', canOpenCoaching, ['staff']],
  ['subscribing', canSubscribe, ['alumni', 'google alumni', 'partner manager acting as alumni']],
  ['resource library', canUseLibrary, others('event manager', 'partner', 'partner manager')],
  ['kept resources', canMarkLibrary, others('event manager', 'partner', 'partner manager', 'staff')],
  [
    'insights',
    canUseInsights,
    ['alumni', 'google alumni', 'partner', 'partner manager', 'partner manager acting as alumni', 'staff'],
  ],
  [
    'kept insights',
    canMarkInsights,
    ['alumni', 'google alumni', 'partner', 'partner manager', 'partner manager acting as alumni'],
  ],
  ['partner management', canUsePartnerManagement, ['partner manager', 'event manager']],
  ['careers', canUseCareers, others(...withoutCareers)],
  ['job board', canUseJobBoard, others(...withoutCareers, 'partner', 'partner manager')],
  [
    'regional hubs',
    canUseRegionalHubs,
    ['self fellow', 'alumni', 'google alumni', 'partner manager acting as alumni', 'staff'],
  ],
  ['businesses in the menu', canSeeBusinessesInMenu, others('google fellow', 'google alumni')],
  [
    'the alumni of businesses',
    canMeetBusinessAlumni,
    others('google fellow', 'google alumni', 'event manager'),
  ],
  ['partner hubs', canUsePartnerHubs, others('google fellow')],
  [
    'partner hubs without careers',
    canSeePartnerHubsAlone,
    ['fellow', 'fellow without program', 'mba fellow', 'single fellow'],
  ],
  [
    'job postings',
    canReadJobPostings,
    ['alumni', 'google alumni', 'partner manager acting as alumni', 'staff'],
  ],
  ['job prospects', canSaveProspects, ['alumni', 'google alumni', 'partner manager acting as alumni']],
  ['playbooks', canUsePlaybooks, others('staff', 'partner', 'partner manager', 'event manager')],
  ['messages', canUseMessages, others('partner', 'partner manager')],
  [
    'kudos',
    canUseKudos,
    others('google fellow', 'google alumni', 'partner', 'partner manager', 'event manager'),
  ],
  [
    'questions',
    canUseQuestions,
    others('google fellow', 'google alumni', 'partner', 'partner manager', 'event manager'),
  ],
  ['volunteering', canVolunteer, others('partner', 'partner manager', 'staff', 'event manager')],
  ['announcements', canUseAnnouncements, others('google fellow', 'google alumni', 'event manager')],
]

test.each(table)('the area %s is for exactly whom it is for', (_, canUse, who) => {
  expect(all.filter((kind) => canUse(kinds[kind]))).toEqual(who)
})

test('whoever hides, and whoever acts as another, reads questions and writes none', () => {
  expect(canWritePosts(kinds.alumni)).toBe(true)
  for (const more of [
    { visibility: 'HIDDEN' as const },
    { impersonator: { id: 2, fullName: 'Marta Lindqvist' } },
  ]) {
    const reader = viewer({ role: 'ALUMNI' }, more)
    expect(canUseQuestions(reader)).toBe(true)
    expect(canWritePosts(reader)).toBe(false)
  }
})

describe('subscriptions', () => {
  const holding = (status: string, planId: PlanId = 'MONTHLY', role: Role = 'ALUMNI') =>
    viewer(
      { role },
      { subscriptions: [{ planId, status, currentTermEnd: null, askedAt: null }], chargebeeId: 'member-1' },
    )

  test.each(PLAN_IDS)('to %s open coaching to alumni while they are active', (planId) => {
    expect(canOpenCoaching(holding('ACTIVE', planId))).toBe(true)
    expect(canOpenCoaching(holding('CANCELLED', planId))).toBe(false)
  })

  test.each(Object.values(SubscriptionStatus))(
    'with the status %s count where that is ACTIVE alone',
    (status) => {
      expect(subscribed(holding(status))).toBe(status === 'ACTIVE')
    },
  )

  test('count for staff, who have none, and bring others in no further than they may go', () => {
    expect(subscribed(kinds.staff)).toBe(true)
    expect(subscribed(kinds.alumni)).toBe(false)
    for (const role of ['FELLOW', 'PARTNER', 'EVENT_MANAGER'] as const)
      expect(canOpenCoaching(holding('ACTIVE', 'ANNUAL', role))).toBe(false)
  })

  test('stand in the menu of alumni with a billing id alone', () => {
    expect(all.filter((kind) => canSeeSubscriptionsInMenu(kinds[kind]))).toEqual([])
    const withId = (role: Role) => canSeeSubscriptionsInMenu(viewer({ role }, { chargebeeId: 'member-1' }))
    expect(Object.values(Role).filter(withId)).toEqual(['ALUMNI'])
  })

  test('are nothing for whoever acts as an alumna', () => {
    const acting = viewer(
      { role: 'ALUMNI' },
      { chargebeeId: 'member-1', impersonator: { id: 2, fullName: 'Marta Lindqvist' } },
    )
    expect([canSubscribe(acting), canSeeSubscriptionsInMenu(acting)]).toEqual([false, false])
  })
})

test('insights are for whoever is sent their news, but never for event managers', () => {
  const sentNews = (role: Role) => viewer({ role }, { mltInsightsNews: true })
  expect(canUseInsights(sentNews('FELLOW'))).toBe(true)
  expect(canUseInsights(sentNews('EVENT_MANAGER'))).toBe(false)
})

test('the partner dashboard is for managers, and for partners once they belong to an organization', () => {
  expect(all.filter((kind) => canUsePartnerDashboard(kinds[kind]))).toEqual([
    'partner manager',
    'event manager',
  ])
  expect(canUsePartnerDashboard(viewer({ role: 'PARTNER' }, { organizationId: 7 }))).toBe(true)
  expect(canUsePartnerDashboard(viewer({ role: 'ALUMNI' }, { organizationId: 7 }))).toBe(false)
})

test('onboarding asks fellows and alumni who have not been through it, and nobody else', () => {
  const asked = (Object.values(['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF', 'EVENT_MANAGER']) as Role[]).filter(
    (role) => mustOnboard(viewer({ role }, { isOnboarded: false })),
  )
  expect(asked).toEqual(['FELLOW', 'ALUMNI'])
})
