import { describe, expect, test } from 'vitest'
import type { ProgramTrait, Role } from '#app/db/generated/enums.ts'
import type { OwnAffiliation } from '#app/domain/directory/facts.server.ts'
import { presetsFor } from '#app/domain/directory/presets.ts'
import { buildViewer, type ViewerRecord } from '#app/domain/viewer/viewer.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

const day = (s: string) => s as CalendarDate

const types = [
  { id: 1, label: 'Career Prep', trait: null, hidden: false },
  { id: 2, label: 'MBA Prep', trait: 'MBA', hidden: false },
  { id: 3, label: 'Google TEC', trait: 'GOOGLE_TEC', hidden: false },
  { id: 4, label: 'Ascend', trait: 'SELF', hidden: false },
  { id: 5, label: 'Founders Pilot', trait: null, hidden: true },
] satisfies { id: number; label: string; trait: ProgramTrait | null; hidden: boolean }[]

function viewer(currentRole: Role, typeIds: number[] = [], changes: Partial<ViewerRecord> = {}) {
  const record: ViewerRecord = {
    id: 1,
    firstName: 'Imani',
    lastName: 'Okafor',
    profileImgUrl: null,
    roles: [currentRole],
    partnerRoles: [],
    currentRole,
    organizationId: null,
    isOnboarded: true,
    visibility: 'PUBLIC',
    contactable: true,
    mltInsightsNews: false,
    notificationEmails: 'DAILY',
    timeZone: 'UTC',
    cityId: null,
    stateId: null,
    enrollments: typeIds.map((typeId) => ({
      programId: typeId * 10,
      typeId,
      trait: types.find(({ id }) => id === typeId)?.trait ?? null,
      startDate: day('2026-01-15'),
      endDate: null,
    })),
    chargebeeId: null,
    subscriptions: [],
    impersonator: null,
    managedOrganizationIds: [],
    partnerProgramIds: [],
    blockedIds: [],
    ...changes,
  }
  return buildViewer(record, day('2026-06-01'))
}

const labels = (of: ReturnType<typeof viewer>, own: OwnAffiliation[] = []) =>
  presetsFor(of, own, types).map(({ label }) => label)

describe('recommended searches', () => {
  test.each<[string, ReturnType<typeof viewer>, string[]]>([
    ['an alumna of Google TEC', viewer('ALUMNI', [3, 4]), ['From Career Prep', 'From MBA Prep']],
    ['a partner', viewer('PARTNER'), ['From Career Prep', 'From MBA Prep']],
    ['staff', viewer('STAFF'), ['From Career Prep', 'From MBA Prep', 'From Google TEC', 'From Ascend']],
    [
      'a fellow of Google TEC',
      viewer('FELLOW', [3]),
      ['From Career Prep', 'From MBA Prep', 'From Google TEC'],
    ],
    ['a fellow of Ascend', viewer('FELLOW', [4]), ['From Career Prep', 'From MBA Prep', 'From Ascend']],
    ['an MBA fellow', viewer('FELLOW', [2]), ['From Career Prep', 'From MBA Prep', 'Mock interviewers']],
    [
      'an MBA fellow who is in Google TEC as well',
      viewer('FELLOW', [2, 3]),
      ['From Career Prep', 'From MBA Prep', 'From Google TEC'],
    ],
  ])('of %s', (_, of, expected) => {
    expect(labels(of)).toEqual(expected)
  })

  test('lead to the members of the viewer’s schools, employer and place', () => {
    const own: OwnAffiliation[] = [
      { type: 'EMPLOYMENT', kind: null, organizationId: 70 },
      { type: 'EMPLOYMENT', kind: null, organizationId: 71 },
      { type: 'EDUCATION', kind: 'College', organizationId: 80 },
      { type: 'EDUCATION', kind: 'College', organizationId: 81 },
      { type: 'EDUCATION', kind: 'Graduate', organizationId: 90 },
    ]
    const presets = presetsFor(viewer('ALUMNI', [], { cityId: 5, stateId: 6 }), own, [])
    expect(presets).toEqual([
      { label: 'From my org', href: '?organizationIds=70' },
      { label: 'From my undergrad', href: '?organizationIds=80&organizationIds=81' },
      { label: 'From my b-school', href: '?organizationIds=90' },
      { label: 'In my city', href: '?locationIds=5' },
      { label: 'In my state', href: '?locationIds=6' },
    ])
  })

  test('take a partner’s organization for the employer', () => {
    const [first] = presetsFor(viewer('PARTNER', [], { organizationId: 12 }), [], [])
    expect(first).toEqual({ label: 'From my org', href: '?organizationIds=12' })
  })
})
