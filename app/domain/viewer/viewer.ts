import type { NewsMail, PartnerRole, ProgramTrait, Role, Visibility } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import type { HeldPlan } from '../plans/plans.ts'

/** What the database knows of the person who asks, as the session query reads it. */
export type ViewerRecord = {
  id: number
  firstName: string
  lastName: string
  profileImgUrl: string | null
  roles: Role[]
  partnerRoles: PartnerRole[]
  currentRole: Role | null
  organizationId: number | null
  isOnboarded: boolean
  visibility: Visibility
  contactable: boolean
  mltInsightsNews: boolean
  newsMail: NewsMail
  timeZone: string | null
  cityId: number | null
  stateId: number | null
  enrollments: ViewerEnrollment[]
  /** The customer of the billing provider that the person is, once they were asked to pay. */
  chargebeeId: string | null
  /** Of every status. */
  subscriptions: HeldPlan[]
  /** The member of staff who acts as this person. */
  impersonator: { id: number; fullName: string } | null
  managedOrganizationIds: number[]
  /** Members whom the person has blocked, or who have blocked the person: neither finds or writes to the other. */
  apartFrom: number[]
  /** Programs whose partner the person's organization is. */
  partnerProgramIds: number[]
}

export type ViewerEnrollment = {
  programId: number
  typeId: number
  trait: ProgramTrait | null
  startDate: CalendarDate
  endDate: CalendarDate | null
}

/** The person who asks, with the flags that every permission is a function of. Built once a request. */
export type Viewer = ViewerRecord & {
  fullName: string
  /** The calendar date in the person's zone. */
  today: CalendarDate
  /** The programs of the person's cohorts, past ones included. */
  programIds: number[]
  fellow: boolean
  alumni: boolean
  partner: boolean
  staff: boolean
  eventManager: boolean
  admin: boolean
  partnerManager: boolean
  partnerGroup: boolean
  partnerLead: boolean
  partnerContentManager: boolean
  programSelf: boolean
  fellowWithoutProgramSelf: boolean
  googleTecOnly: boolean
  fellowWithoutGoogleTec: boolean
  singleProgramOnly: boolean
  mbaFellow: boolean
  staffOnly: boolean
  partnerOnly: boolean
  hiddenProfile: boolean
}

/** `today` is the calendar date in the person's zone: enrollments are active from their start to their end, both included. */
export function buildViewer(record: ViewerRecord, today: CalendarDate): Viewer {
  const active = record.enrollments.filter((enrollment) => isActive(enrollment, today))
  const inProgram = (trait: ProgramTrait) => active.some((enrollment) => enrollment.trait === trait)
  const onlyIn = (trait: ProgramTrait) =>
    active.length > 0 && active.every((enrollment) => enrollment.trait === trait)
  const acts = (role: Role) => record.currentRole === role
  const fellow = acts('FELLOW')
  const partner = acts('PARTNER')
  const partnerAs = (role: PartnerRole) => partner && record.partnerRoles.includes(role)
  const only = (role: Role) => record.roles.length === 1 && record.roles[0] === role
  const programSelf = fellow && inProgram('SELF')

  return {
    ...record,
    fullName: `${record.firstName} ${record.lastName}`,
    today,
    programIds: record.enrollments.map((enrollment) => enrollment.programId),
    fellow,
    alumni: acts('ALUMNI'),
    partner,
    staff: acts('STAFF'),
    eventManager: acts('EVENT_MANAGER'),
    admin: acts('ADMIN'),
    partnerManager: partnerAs('PARTNER_MANAGER'),
    partnerGroup: partnerAs('PARTNER_GROUP'),
    partnerLead: partnerAs('PARTNER_LEAD'),
    partnerContentManager: partnerAs('PARTNER_CONTENT_MANAGER'),
    programSelf,
    fellowWithoutProgramSelf: fellow && !programSelf,
    googleTecOnly: (fellow || acts('ALUMNI')) && onlyIn('GOOGLE_TEC'),
    fellowWithoutGoogleTec: fellow && !inProgram('GOOGLE_TEC'),
    singleProgramOnly: fellow && onlyIn('SINGLE'),
    mbaFellow: fellow && inProgram('MBA'),
    staffOnly: only('STAFF'),
    partnerOnly: only('PARTNER'),
    hiddenProfile: record.visibility === 'HIDDEN',
  }
}

function isActive(enrollment: ViewerEnrollment, today: CalendarDate): boolean {
  return enrollment.startDate <= today && (enrollment.endDate === null || today <= enrollment.endDate)
}
