/** A viewer of every kind that permissions distinguish. */
import type { PartnerRole, ProgramTrait, Role } from '#app/db/generated/enums.ts'
import { buildViewer, type ViewerRecord } from '#app/domain/viewer/viewer.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

export const day = (text: string) => text as CalendarDate
const TODAY = day('2026-05-05')

type Given = {
  role: Role | null
  roles?: Role[]
  traits?: (ProgramTrait | null)[]
  partnerRoles?: PartnerRole[]
}

export const viewer = (
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
      notificationEmails: 'DAILY',
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
      chargebeeId: null,
      subscriptions: [],
      impersonator: null,
      managedOrganizationIds: [],
      partnerProgramIds: [],
      lacksSecondFactor: false,
      blockedIds: [],
      ...more,
    },
    TODAY,
  )

export const kinds = {
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

export type Kind = keyof typeof kinds
export const all = Object.keys(kinds) as Kind[]
export const others = (...these: Kind[]) => all.filter((kind) => !these.includes(kind))
