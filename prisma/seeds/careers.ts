import { BUDGETS, TEAM_SIZES } from '#app/domain/affiliations/options.ts'
import type { AffiliationRow } from '#app/domain/members/bulk-write-rows.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import type { Catalog, Employer, School } from './catalog.ts'
import { CURRENT_YEAR } from './catalog.ts'
import {
  careerSteps,
  careerStepsIn,
  civicRoles,
  functions,
  internships,
  majors,
  partnerTitles,
} from './data/fields.ts'
import { duties } from './data/texts.ts'
import type { Random } from './random.ts'

export function date(year: number, month: number, day: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate
}

export function college(random: Random, schools: School[], graduation: number): AffiliationRow {
  return { ...studies(random, random.pickEarly(schools), 'College'), ...spanUntilMay(graduation, 4) }
}

export function businessSchool(random: Random, schools: School[], graduation: number): AffiliationRow {
  const row = studies(random, random.pick(schools), 'Business School')
  const title = random.weighted([
    ['MBA', 6],
    ['MBA, Finance', 2],
    ['MBA, Strategy', 1],
    ['MBA, Social Enterprise', 1],
  ])
  return { ...row, title, majorCategory: 'Business', ...spanUntilMay(graduation, 2) }
}

/** Positions from that year to the present, the last of them usually held today, in the order of time. */
export function career(random: Random, catalog: Catalog, from: number): AffiliationRow[] {
  const rows: AffiliationRow[] = []
  const works = random.chance(0.88)
  let start = from
  for (let step = 0; start <= CURRENT_YEAR; step++) {
    const end = start + random.between(1, 3)
    const level = Math.min(careerSteps.length - 1, Math.floor(step * 0.8))
    const open = end > CURRENT_YEAR - 1
    const employer = random.pickEarly(catalog.employers)
    const title = random.pick(titles(employer.industry, level, random.chance(0.5)))
    rows.push({
      ...position(random, employer, title),
      kind: level === careerSteps.length - 1 && random.chance(0.1) ? 'Self-employed' : 'Full-time',
      startDate: date(start, random.between(6, 9), random.between(1, 28)),
      endDate:
        open && works ? null : date(Math.min(end, CURRENT_YEAR), random.between(1, 5), random.between(1, 28)),
      visible: random.chance(0.92),
    })
    if (open) break
    start = end
  }
  return rows.filter(({ startDate, endDate }) => !endDate || (startDate ?? '') < endDate)
}

function titles(industry: string, level: number, special: boolean): string[] {
  return (special && careerStepsIn[industry]?.[level]) || careerSteps[level] || []
}

export function internship(random: Random, catalog: Catalog, year: number): AffiliationRow {
  return {
    ...position(random, random.pickEarly(catalog.employers), random.pick(internships)),
    kind: 'Internship',
    startDate: date(year, 6, random.between(1, 15)),
    endDate: date(year, 8, random.between(5, 28)),
  }
}

export function recruiting(random: Random, employer: Employer): AffiliationRow {
  return {
    ...position(random, employer, random.pick(partnerTitles)),
    kind: 'Full-time',
    jobFunction: 'Human Resources',
    hrInitiatives: true,
    startDate: date(random.between(2016, CURRENT_YEAR - 1), random.between(1, 12), random.between(1, 28)),
  }
}

export function civicEngagements(random: Random, catalog: Catalog, count: number): AffiliationRow[] {
  return random.sample(catalog.causes, count).map((cause) => {
    const start = random.between(2014, CURRENT_YEAR - 2)
    return {
      type: 'CIVIC_ENGAGEMENT',
      organizationId: cause.id,
      title: random.pick(civicRoles),
      description: random.chance(0.3) ? random.pick(duties) : null,
      startDate: date(start, random.between(1, 12), 1),
      endDate: random.chance(0.5) ? null : date(start + 1, random.between(1, 12), 28),
      visible: random.chance(0.92),
      ...placeOf(cause),
    }
  })
}

function position(random: Random, employer: Employer, title: string): AffiliationRow {
  return {
    type: 'EMPLOYMENT',
    organizationId: employer.id,
    title,
    description: random.chance(0.4) ? random.pick(duties) : null,
    jobFunction: random.pick(functions),
    jobIndustry: employer.industry,
    peopleManagedOrSupervised: random.pick(TEAM_SIZES),
    hrInitiatives: random.chance(0.2),
    managedBudget: random.pick(BUDGETS),
    annualSalary: random.chance(0.5) ? `$${random.between(5, 26)}0,000` : null,
    ...placeOf(employer),
  }
}

function studies(random: Random, school: School, kind: string): AffiliationRow {
  const [majorCategory, names] = random.pick(majors)
  return {
    type: 'EDUCATION',
    kind,
    organizationId: school.id,
    canChangeOrg: false,
    title: random.pick(names),
    majorCategory,
    gpa: random.between(280, 400) / 100,
    visible: random.chance(0.95),
    ...placeOf(school),
  }
}

function spanUntilMay(graduation: number, years: number) {
  return { startDate: date(graduation - years, 8, 25), endDate: date(graduation, 5, 20) }
}

/** Headquarters without a state are abroad; of those the demo knows the country by their city. */
const countriesAbroad: Record<string, string> = { London: 'GB', Fontainebleau: 'FR', Ottawa: 'CA' }

function placeOf({ city, state }: School | Employer) {
  return { city, state, country: countriesAbroad[city ?? ''] ?? 'US' }
}
