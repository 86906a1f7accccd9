import type { PartnerRole, ProgramTrait, Role } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { includesDay } from '../moments/moments.ts'
import type { MemberRecord } from './record.server.ts'

/** The requesting person's data, as read by the session query. */
export type ViewerRecord = MemberRecord & {
  /** The staff member who acts as this person. */
  impersonator: { id: number; fullName: string } | null
}

/** The requesting person, with the flags that every permission is computed from. Built once per request. */
export type Viewer = ViewerRecord & {
  fullName: string
  /** The calendar date in the person's zone. */
  today: CalendarDate
  /** The programs of the person's cohorts, including past ones. */
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

/**
 * `today` is the calendar date in the person's zone: enrollments are active from their start to their end, inclusive.
 */
export function buildViewer(record: ViewerRecord, today: CalendarDate): Viewer {
  const active = record.enrollments.filter((enrollment) => includesDay(enrollment, today))
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
