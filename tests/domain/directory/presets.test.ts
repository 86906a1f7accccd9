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
    lacksSecondFactor: false,
    blockedIds: [],
    ...changes,
  }
  return buildViewer(record, day('2026-06-01'))
}

const job = (organizationId: number): OwnAffiliation => ({
  type: 'EMPLOYMENT',
  kind: null,
  title: null,
  majorCategory: null,
  organizationId,
})
const school = (kind: string, organizationId: number, title: string | null = null): OwnAffiliation => ({
  ...job(organizationId),
  type: 'EDUCATION',
  kind,
  title,
})

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
    const own = [
      job(70),
      job(71),
      school('College', 80),
      school('College', 81),
      school('Business School', 90),
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

  test.each<[string, OwnAffiliation, number[], boolean]>([
    ['a business school', school('Business School', 90), [], true],
    ['a graduate school with an MBA as its major', school('Graduate School', 90, 'MBA'), [], true],
    ['one in business administration', school('Graduate School', 90, 'Business Administration'), [], true],
    ['a graduate school of a member of an MBA program', school('Graduate School', 90, 'Physics'), [2], true],
    ['any other graduate school', school('Graduate School', 90, 'Physics'), [1], false],
    ['a law school of a member of an MBA program', school('Law School', 90), [2], false],
    ['a college with an MBA', school('College', 90, 'MBA'), [], false],
  ])('take %s for the b-school: %4$s', (_, one, typeIds, takes) => {
    expect(labels(viewer('ALUMNI', typeIds), [one]).includes('From my b-school')).toBe(takes)
  })

  test('lead fellows to their own program, whatever it is', () => {
    for (const { id, label } of types) expect(labels(viewer('FELLOW', [id]))).toContain(`From ${label}`)
  })

  test('take a partner’s organization for the employer', () => {
    const [first] = presetsFor(viewer('PARTNER', [], { organizationId: 12 }), [], [])
    expect(first).toEqual({ label: 'From my org', href: '?organizationIds=12' })
  })
})
