import type { Role, Visibility } from '#app/db/generated/enums.ts'
import type {
  EnrollmentRow,
  InterestRow,
  MemberRow,
  NewsMentionRow,
} from '#app/domain/members/bulk-write-rows.server.ts'
import { fold } from '#app/values/fold.ts'
import { businessSchool, career, civicEngagements, college, date, internship, recruiting } from './careers.ts'
import {
  type Catalog,
  CURRENT_YEAR,
  type Employer,
  FIRST_YEAR,
  type Home,
  type ProgramName,
} from './catalog.ts'
import { contactOf, privateFactsOf } from './contact.ts'
import { industries, publications } from './data/fields.ts'
import { origins } from './data/names.ts'
import { endings, headlines, middles, openings } from './data/texts.ts'
import { type Random, seeded } from './random.ts'

/** What a member is, before anything is known of who it is. */
export type Standing = {
  roles: Role[]
  visibility: Visibility
  verified: boolean
  /** Otherwise chance decides. */
  home?: Home
  partner?: Employer
  program?: ProgramName
}
export type Name = { firstName: string; middleName: string | null; lastName: string }

/** The member of that number: always the same one. */
export function inventMember(number: number, catalog: Catalog): MemberRow {
  const random = seeded(number)
  const standing: Standing = {
    roles: random.weighted<Role[]>([
      [['ALUMNI'], 62],
      [['FELLOW'], 25],
      [['PARTNER'], 7],
      [['ALUMNI', 'PARTNER'], 3],
      [['STAFF'], 2],
      [['ALUMNI', 'STAFF'], 0.8],
      [['EVENT_MANAGER'], 0.2],
    ]),
    visibility: random.weighted<Visibility>([
      ['PUBLIC', 80],
      ['PRIVATE', 13],
      ['HIDDEN', 5],
    ]),
    verified: random.chance(0.97),
  }
  return memberOf(random, number, inventName(random), standing, catalog)
}

/** Everything about a member of that name and standing. */
export function memberOf(
  random: Random,
  number: number,
  name: Name,
  standing: Standing,
  catalog: Catalog,
): MemberRow {
  const key = mailbox(name, number)
  const { roles, visibility, verified } = standing
  const somewhere = random.chance(0.9) ? random.pickEarly(catalog.homes) : random.pick(catalog.homesAbroad)
  const home = standing.home ?? somewhere
  const someone = roles.includes('PARTNER') ? random.pickEarly(catalog.partners) : undefined
  const partner = standing.partner ?? someone
  const isMember = roles.includes('ALUMNI') || roles.includes('FELLOW')
  const talkative = isMember && random.chance(0.5)
  return {
    ...name,
    email: `${key}@example.org`,
    sfId: `003DEMO${String(number).padStart(11, '0')}`,
    roles,
    currentRole: roles[0] ?? null,
    partnerRoles: partner ? [random.pick(['PARTNER_LEAD', 'PARTNER_GROUP', 'PARTNER_CONTENT_MANAGER'])] : [],
    organizationId: partner?.id ?? null,
    emailVerifiedAt: verified ? moment(random) : null,
    createdAt: moment(random),
    isOnboarded: !isMember || random.chance(0.96),
    givingBack: [],
    givesMockInterviews: roles.includes('ALUMNI') && random.chance(0.1),
    mltInsightsNews: random.chance(0.1),
    visibility,
    contactable: random.chance(0.88),
    cityId: random.chance(0.97) ? home.cityId : null,
    stateId: home.stateId,
    description: talkative ? introduction(random) : null,
    ...(isMember && {
      employmentSearchStatus: random.pick(searchStatuses),
      employmentStatusVisible: random.chance(0.4),
    }),
    ...socialLinks(random, key),
    contact: contactOf(random, key, home),
    privateFacts: isMember ? privateFactsOf(random) : undefined,
    ...background(random, catalog, { ...standing, partner }),
    newsMentions: talkative && random.chance(0.25) ? news(random, name) : [],
    interests: isMember ? interests(random, catalog) : [],
  }
}

export const searchStatuses = [
  'Actively seeking employment',
  'Open to opportunities',
  'Not seeking employment',
]

/** Education, work, programs and engagement as they befit the roles. */
function background(random: Random, catalog: Catalog, { roles, partner, program }: Standing) {
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

function interests(random: Random, catalog: Catalog): InterestRow[] {
  const some = (from: number[]) =>
    random
      .sample(from, random.between(1, 4))
      .map((interestId, index) => ({ interestId, isPrimary: index === 0 }))
  return [...some(catalog.functionalInterests), ...some(catalog.industryInterests)]
}

function news(random: Random, { firstName, lastName }: Name): NewsMentionRow[] {
  return random
    .sample(
      headlines,
      random.weighted([
        [1, 5],
        [2, 2],
        [6, 1],
      ]),
    )
    .map((headline, index) => ({
      title: headline
        .replace('{industry}', random.pick(industries))
        .replace('{name}', `${firstName} ${lastName}`.slice(0, 120)),
      url: `https://news.example.org/${random.between(2018, CURRENT_YEAR)}/${random.between(1000, 9999)}-${index}`,
      publicationName: random.pick(publications),
      author: random.pick(['Camille Brooks', 'Héctor Ibáñez', 'Anjali Rao', 'Declan O’Sullivan', 'Staff']),
      publicationDate: date(
        random.between(2018, CURRENT_YEAR - 1),
        random.between(1, 12),
        random.between(1, 28),
      ),
      visible: random.chance(0.85),
    }))
}

function introduction(random: Random): string {
  return [random.pick(openings), random.pick(middles), random.pick(endings)].join('\n\n')
}

function socialLinks(random: Random, key: string) {
  const handle = `@${key.replace(/\W/g, '_').slice(0, 14)}`
  return {
    linkedin: random.chance(0.6) ? `https://www.linkedin.com/in/${key}` : null,
    twitter: random.chance(0.15) ? handle : null,
    instagram: random.chance(0.15) ? handle : null,
    facebook: random.chance(0.08) ? `https://www.facebook.com/${key}` : null,
    personalWebsite: random.chance(0.08) ? `https://people.example.org/${key}` : null,
  }
}

function inventName(random: Random): Name {
  const origin = random.weighted(origins.map((one) => [one, one.weight] as const))
  return {
    firstName: random.pick(origin.given),
    middleName: origin.middle && random.chance(0.2) ? random.pick(origin.middle) : null,
    lastName: random.pick(origin.family),
  }
}

/** Latin letters of the name if it has any, and the number that makes it nobody else's. */
function mailbox({ firstName, lastName }: Name, number: number): string {
  const words = fold(`${firstName} ${lastName}`).match(/[a-z]+/g) ?? ['member']
  return `${words.join('.').slice(0, 40)}.${number}`
}

function moment(random: Random): Date {
  return new Date(
    Date.UTC(random.between(FIRST_YEAR, CURRENT_YEAR - 1), random.between(0, 11), random.between(1, 28), 15),
  )
}
