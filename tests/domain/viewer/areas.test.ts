import { describe, expect, test } from 'vitest'
import type { PartnerRole, ProgramTrait, Role } from '#app/db/generated/enums.ts'
import {
  mayUseAnnouncements,
  mayUseCareers,
  mayUseCommunity,
  mayUseJobBoard,
  mayUseKudos,
  mayUseMessages,
  mayUsePartnerDashboard,
  mayUsePartnerManagement,
  mayUsePlaybooks,
  mustOnboard,
} from '#app/domain/viewer/areas.ts'
import { buildViewer, type ViewerRecord } from '#app/domain/viewer/viewer.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

const day = (text: string) => text as CalendarDate
const TODAY = day('2026-05-05')

type Given = {
  role: Role | null
  roles?: Role[]
  traits?: (ProgramTrait | null)[]
  partnerRoles?: PartnerRole[]
}

const viewer = (
  { role, roles = role ? [role] : [], traits = [], partnerRoles = [] }: Given,
  more: Partial<ViewerRecord> = {},
) =>
  buildViewer(
    {
      id: 1,
      firstName: 'Imani',
      lastName: 'Okafor',
      profileImgUrl: null,
      roles,
      partnerRoles,
      currentRole: role,
      organizationId: null,
      isOnboarded: true,
      visibility: 'PUBLIC',
      contactable: true,
      mltInsightsNews: false,
      timeZone: 'America/New_York',
      cityId: null,
      stateId: null,
      enrollments: traits.map((trait, index) => ({
        programId: index + 1,
        typeId: index + 1,
        trait,
        startDate: day('2026-01-01'),
        endDate: null,
      })),
      impersonator: null,
      managedOrganizationIds: [],
      partnerProgramIds: [],
      ...more,
    },
    TODAY,
  )

const kinds = {
  fellow: viewer({ role: 'FELLOW', traits: [null] }),
  'fellow without program': viewer({ role: 'FELLOW' }),
  'mba fellow': viewer({ role: 'FELLOW', traits: ['MBA', 'GOOGLE_TEC'] }),
  'self fellow': viewer({ role: 'FELLOW', traits: ['SELF', null] }),
  'google fellow': viewer({ role: 'FELLOW', traits: ['GOOGLE_TEC'] }),
  'single fellow': viewer({ role: 'FELLOW', traits: ['SINGLE'] }),
  alumni: viewer({ role: 'ALUMNI', traits: [null] }),
  'google alumni': viewer({ role: 'ALUMNI', traits: ['GOOGLE_TEC'] }),
  partner: viewer({ role: 'PARTNER', partnerRoles: ['PARTNER_LEAD'] }),
  'partner manager': viewer({ role: 'PARTNER', partnerRoles: ['PARTNER_MANAGER'] }),
  'partner manager acting as alumni': viewer({
    role: 'ALUMNI',
    roles: ['ALUMNI', 'PARTNER'],
    partnerRoles: ['PARTNER_MANAGER'],
  }),
  staff: viewer({ role: 'STAFF' }),
  'event manager': viewer({ role: 'EVENT_MANAGER' }),
} as const
type Kind = keyof typeof kinds
const all = Object.keys(kinds) as Kind[]
const others = (...these: Kind[]) => all.filter((kind) => !these.includes(kind))

const flags: [keyof ReturnType<typeof viewer>, Kind[]][] = [
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
const table: [string, (viewer: ReturnType<typeof buildViewer>) => boolean, Kind[]][] = [
  ['community', mayUseCommunity, others('event manager')],
  ['partner management', mayUsePartnerManagement, ['partner manager', 'event manager']],
  ['careers', mayUseCareers, others(...withoutCareers)],
  ['job board', mayUseJobBoard, others(...withoutCareers, 'partner', 'partner manager')],
  ['playbooks', mayUsePlaybooks, others('staff', 'partner', 'partner manager', 'event manager')],
  ['messages', mayUseMessages, others('partner', 'partner manager')],
  [
    'kudos',
    mayUseKudos,
    others('google fellow', 'google alumni', 'partner', 'partner manager', 'event manager'),
  ],
  ['announcements', mayUseAnnouncements, others('google fellow', 'google alumni', 'event manager')],
]

test.each(table)('the area %s is for exactly whom it is for', (_, mayUse, who) => {
  expect(all.filter((kind) => mayUse(kinds[kind]))).toEqual(who)
})

test('the partner dashboard is for managers, and for partners once they belong to an organization', () => {
  expect(all.filter((kind) => mayUsePartnerDashboard(kinds[kind]))).toEqual([
    'partner manager',
    'event manager',
  ])
  expect(mayUsePartnerDashboard(viewer({ role: 'PARTNER' }, { organizationId: 7 }))).toBe(true)
  expect(mayUsePartnerDashboard(viewer({ role: 'ALUMNI' }, { organizationId: 7 }))).toBe(false)
})

test('onboarding asks fellows and alumni who have not been through it, and nobody else', () => {
  const asked = (Object.values(['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF', 'EVENT_MANAGER']) as Role[]).filter(
    (role) => mustOnboard(viewer({ role }, { isOnboarded: false })),
  )
  expect(asked).toEqual(['FELLOW', 'ALUMNI'])
})
