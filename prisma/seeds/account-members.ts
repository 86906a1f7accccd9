import type { PartnerRole, Role } from '#app/db/generated/enums.ts'
import type { EnrollmentRow, MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { enrollment } from './background.ts'
import { businessSchool, career, civicEngagements, college, date, internship } from './careers.ts'
import { type Catalog, CURRENT_YEAR, type Employer, type ProgramName } from './catalog.ts'
import { headlines, middles, openings } from './data/texts.ts'
import { memberOf } from './members.ts'
import { type Random, seeded } from './random.ts'

/** Accounts live where many others do, so that 'in my city' finds somebody. */
const LARGE_COMMUNITIES = 8

/** What an account is, and what it has of its own apart from the rest that any member has. */
type Part = Omit<Partial<MemberRow>, 'roles'> & { roles: Role[]; program?: ProgramName; partner?: Employer }

/** The rows of the demo accounts, in the order of their list. */
export function accountMembers(catalog: Catalog, passwordHash: string): MemberRow[] {
  return demoAccounts.map((account, index) => {
    const random = seeded(-1 - index)
    const { program, partner, ...own } = partOf(account.key, random, catalog)
    const name = { firstName: account.firstName, middleName: null, lastName: account.lastName }
    const home = catalog.homes[index % LARGE_COMMUNITIES]
    const standing = {
      roles: own.roles,
      visibility: 'PUBLIC',
      verified: true,
      home,
      program,
      partner,
    } as const
    const member = memberOf(random, index + 1, name, standing, catalog)
    return {
      ...member,
      cityId: home?.cityId,
      sfId: `003DEMOACCOUNT${String(index + 1).padStart(4, '0')}`,
      contactable: true,
      isOnboarded: true,
      description: `${openings[index % openings.length]}\n\n${middles[index % middles.length]}`,
      ...own,
      email: account.email,
      passwordHash,
    }
  })
}

function partOf(account: DemoAccount, random: Random, catalog: Catalog): Part {
  const fellowOf = (program: ProgramName, ...others: ProgramName[]): Part => ({
    roles: ['FELLOW'],
    program,
    enrollments: [program, ...others].map((name) =>
      enrollment(random, catalog, name, CURRENT_YEAR, { active: true }),
    ),
  })
  const partnerOf = (index: number, partnerRole: PartnerRole): Part => ({
    roles: ['PARTNER'],
    partnerRoles: [partnerRole],
    partner: catalog.partners[index],
  })
  const parts: Record<DemoAccount, () => Part> = {
    fellow: () => fellowOf('Career Prep'),
    'mba-fellow': () => ({ ...fellowOf('MBA Prep'), mltInsightsNews: true }),
    'single-program': () => fellowOf('Professional Development'),
    'self-fellow': () => fellowOf('Ascend', 'Career Prep'),
    'google-tec': () => fellowOf('Google TEC'),
    alumni: () => longStory(random, catalog),
    partner: () => partnerOf(0, 'PARTNER_LEAD'),
    'partner-manager': () => partnerOf(1, 'PARTNER_MANAGER'),
    'event-manager': () => ({ roles: ['EVENT_MANAGER'] }),
    staff: () => ({ roles: ['STAFF'] }),
    admin: () => ({ roles: ['ADMIN', 'STAFF'], currentRole: 'STAFF' }),
    'many-roles': () => ({
      ...partnerOf(2, 'PARTNER_CONTENT_MANAGER'),
      roles: ['ALUMNI', 'PARTNER', 'STAFF'],
      currentRole: 'ALUMNI',
    }),
    hidden: () => ({ roles: ['ALUMNI'], visibility: 'HIDDEN' }),
    'hidden-fellow': () => ({ ...fellowOf('Career Prep'), visibility: 'HIDDEN' }),
    'new-fellow': () => ({ ...fellowOf('Career Prep'), isOnboarded: false }),
    'no-role': () => ({ ...partnerOf(3, 'PARTNER_LEAD'), roles: ['ALUMNI', 'PARTNER'], currentRole: null }),
    unverified: () => ({ roles: ['ALUMNI'], emailVerifiedAt: null }),
    'annual-subscriber': () => ({ roles: ['ALUMNI'] }),
    'monthly-subscriber': () => ({ roles: ['ALUMNI'] }),
    'former-subscriber': () => ({ roles: ['ALUMNI'] }),
  }
  return parts[account]()
}

/** More of everything than a profile shows at first, and more programs than a card. */
function longStory(random: Random, catalog: Catalog): Part {
  const programs: [ProgramName, number][] = [
    ['Career Prep', 2016],
    ['Ascend', 2018],
    ['MBA Prep', 2020],
    ['Professional Development', 2022],
    ['Google TEC', 2023],
    ['Interview Coaches', 2024],
  ]
  return {
    roles: ['ALUMNI'],
    mltInsightsNews: true,
    givesMockInterviews: true,
    enrollments: programs.map(([name, year]): EnrollmentRow => enrollment(random, catalog, name, year)),
    affiliations: [
      college(random, catalog.colleges, 2012),
      businessSchool(random, catalog.businessSchools, 2018),
      internship(random, catalog, 2011),
      ...career(random, catalog, 2012),
      ...civicEngagements(random, catalog, 6),
    ],
    newsMentions: headlines.map((title, index) => ({
      title: title.replace('{industry}', 'Education').replace('{name}', 'Odile Marchand'),
      url: `https://news.example.org/marchand/${index + 1}`,
      publicationName: 'Fast Company',
      author: 'Camille Brooks',
      publicationDate: date(2018 + index, index + 1, 12),
      visible: index !== 2,
    })),
  }
}
