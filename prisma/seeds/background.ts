import type { Role, Visibility } from '#app/db/generated/enums.ts'
import type { EnrollmentRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { businessSchool, career, civicEngagements, college, date, internship, recruiting } from './careers.ts'
import {
  type Catalog,
  CURRENT_YEAR,
  type Employer,
  FIRST_YEAR,
  type Home,
  type ProgramName,
} from './catalog.ts'
import type { Random } from './random.ts'

/** What a member is, before anything is known of who it is. */
export type Standing = {
  roles: Role[]
  visibility: Visibility
  verified: boolean
  /** Chance decides where these are left out. */
  home?: Home
  partner?: Employer
  program?: ProgramName
}

/** Education, work, programs and engagement as they befit the roles. */
export function background(random: Random, catalog: Catalog, { roles, partner, program }: Standing) {
  if (roles.includes('FELLOW')) return fellowBackground(random, catalog, program)
  const atPartner = partner ? [recruiting(random, partner)] : []
  if (!roles.includes('ALUMNI')) return { affiliations: atPartner, enrollments: [] }
  const graduation = random.between(2008, CURRENT_YEAR - 2)
  const mba = graduation < CURRENT_YEAR - 7 && random.chance(0.4)
  const jobs = career(random, catalog, graduation)
  return {
    affiliations: [
      college(random, catalog.colleges, graduation),
      ...(mba ? [businessSchool(random, catalog.businessSchools, graduation + random.between(5, 7))] : []),
      ...(random.chance(0.5) ? [internship(random, catalog, graduation - 1)] : []),
      ...(partner ? jobs.filter(({ endDate }) => endDate) : jobs),
      ...atPartner,
      ...civicEngagements(
        random,
        catalog,
        random.weighted([
          [0, 4],
          [1, 3],
          [2, 2],
          [3, 1],
          [6, 0.5],
        ]),
      ),
    ],
    enrollments: pastPrograms(random, catalog, graduation, mba),
  }
}

function fellowBackground(random: Random, catalog: Catalog, wished?: ProgramName) {
  const chosen = random.weighted<ProgramName>([
    ['Career Prep', 45],
    ['MBA Prep', 20],
    ['Google TEC', 12],
    ['Professional Development', 10],
    ['Ascend', 10],
    ['Founders Pilot', 3],
  ])
  const program = wished ?? chosen
  const graduated = program === 'MBA Prep' || program === 'Professional Development'
  const graduation = graduated ? CURRENT_YEAR - random.between(3, 6) : CURRENT_YEAR + random.between(0, 2)
  const jobs = graduated ? career(random, catalog, graduation) : []
  return {
    affiliations: [
      college(random, catalog.colleges, graduation),
      ...(random.chance(0.7) ? [internship(random, catalog, CURRENT_YEAR - 1)] : []),
      ...jobs,
      ...civicEngagements(
        random,
        catalog,
        random.weighted([
          [0, 3],
          [1, 3],
          [2, 1],
        ]),
      ),
    ],
    enrollments: [
      enrollment(random, catalog, program, random.between(CURRENT_YEAR - 1, CURRENT_YEAR), { active: true }),
    ],
  }
}

function pastPrograms(random: Random, catalog: Catalog, graduation: number, mba: boolean): EnrollmentRow[] {
  const year = (wished: number) => Math.min(CURRENT_YEAR - 2, Math.max(FIRST_YEAR, wished))
  const past = (name: ProgramName, wished: number) => enrollment(random, catalog, name, year(wished))
  const first = random.weighted<ProgramName>([
    ['Career Prep', 70],
    ['Google TEC', 15],
    ['Ascend', 15],
  ])
  const programs = [past(first, graduation - 1)]
  if (mba) programs.push(past('MBA Prep', graduation + 4))
  if (random.chance(0.25)) programs.push(past('Professional Development', graduation + random.between(6, 10)))
  if (random.chance(0.12)) programs.push(past('Interview Coaches', graduation + 8))
  if (random.chance(0.02)) programs.push(past('Founders Pilot', graduation + 9))
  if (first !== 'Ascend' && random.chance(0.06)) programs.push(past('Ascend', graduation + 2))
  return programs
}

export function enrollment(
  random: Random,
  catalog: Catalog,
  name: ProgramName,
  year: number,
  { active = false } = {},
): EnrollmentRow {
  return {
    programId: catalog.program(name, year),
    startDate: date(year, 1, 15),
    endDate: active ? null : date(year + 1, 6, 30),
    visibleToAllRisingLeaders: random.chance(0.88),
    visibleToAllMltPartners: random.chance(0.4),
  }
}
