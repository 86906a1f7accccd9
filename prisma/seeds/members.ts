import type { Role, Visibility } from '#app/db/generated/enums.ts'
import type {
  InterestRow,
  MemberRow,
  NewsMentionRow,
  PrivateFactsRow,
} from '#app/domain/members/bulk-write-rows.server.ts'
import { fold } from '#app/values/fold.ts'
import { background, type Standing } from './background.ts'
import { date } from './careers.ts'
import { type Catalog, CURRENT_YEAR, FIRST_YEAR } from './catalog.ts'
import { contactOf, privateFactsOf } from './contact.ts'
import { industries, publications } from './data/fields.ts'
import { origins } from './data/names.ts'
import { endings, headlines, middles, openings } from './data/texts.ts'
import { portraitOf } from './portraits.ts'
import { type Random, seeded } from './random.ts'

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
    ...portraitOf(number, name.firstName),
    contact: contactOf(random, key, home),
    ...inOrder(
      isMember ? privateFactsOf(random) : undefined,
      background(random, catalog, { ...standing, partner }),
    ),
    newsMentions: talkative && random.chance(0.25) ? news(random, name) : [],
    interests: isMember ? interests(random, catalog) : [],
  }
}

/** Nobody begins college at another age than 18, or says the same of two positions. */
function inOrder(facts: PrivateFactsRow | undefined, past: ReturnType<typeof background>) {
  const college = past.affiliations.find(({ kind }) => kind === 'College')
  const year = Number(college?.startDate?.slice(0, 4))
  const born = facts?.birthdate && year ? date(year - 18, ...monthAndDay(facts.birthdate)) : facts?.birthdate
  return {
    privateFacts: facts && { ...facts, birthdate: born },
    enrollments: past.enrollments,
    affiliations: past.affiliations.map((one, index) => {
      const isRepeated = past.affiliations
        .slice(0, index)
        .some(({ description }) => description === one.description)
      return isRepeated ? { ...one, description: null } : one
    }),
  }
}

const monthAndDay = (day: string) => day.slice(5).split('-').map(Number) as [number, number]

const searchStatuses = ['Actively seeking employment', 'Open to opportunities', 'Not seeking employment']

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
