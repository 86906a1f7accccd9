import type { ContactRow, PrivateFactsRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { date } from './careers.ts'
import type { Home } from './catalog.ts'
import type { Random } from './random.ts'

const streets = [
  'Maple Street',
  'Martin Luther King Jr. Boulevard',
  'Lakeview Avenue',
  'Elm Court',
  '5th Avenue',
  'Harriet Tubman Way',
]
const areaCodes = [212, 312, 404, 202, 213, 415, 713, 617, 214, 215]

export function contactOf(random: Random, key: string, home: Home): ContactRow {
  const atHome = random.chance(0.7)
  return {
    preferredEmail: random.chance(0.7) ? 'PERSONAL' : 'WORK',
    personalEmail: `${key}@example.com`,
    workEmail: `${key}@work.example.com`,
    alternateEmail: random.chance(0.2) ? `${key}@example.net` : null,
    emailVisible: random.chance(0.45),
    preferredPhone: random.chance(0.8) ? 'MOBILE' : 'WORK',
    mobilePhone: phone(random),
    workPhone: phone(random),
    homePhone: random.chance(0.1) ? phone(random) : null,
    phoneVisible: random.chance(0.25),
    preferredAddress: 'HOME',
    homeStreet: atHome ? `${random.between(1, 4000)} ${random.pick(streets)}` : null,
    homeCity: home.city,
    homeState: home.state,
    homeCountry: home.country,
    homePostalCode: atHome && home.stateId ? String(random.between(10_000, 98_999)) : null,
  }
}

/** 555-01xx is reserved for stories. */
function phone(random: Random): string {
  return `+1 ${random.pick(areaCodes)} 555 01${String(random.between(0, 99)).padStart(2, '0')}`
}

export function privateFactsOf(random: Random): PrivateFactsRow {
  return {
    ethnicity: random.pick(['Hispanic or Latino', 'Not Hispanic or Latino', 'Prefer not to say']),
    race: random.sample(
      [
        'American Indian or Alaska Native',
        'Asian',
        'Black or African American',
        'Native Hawaiian or Pacific Islander',
        'White',
        'Other',
      ],
      random.chance(0.15) ? 2 : 1,
    ),
    birthdate: date(random.between(1978, 2004), random.between(1, 12), random.between(1, 28)),
    maritalStatus: random.pick([
      'Single',
      'Married',
      'Domestic partnership',
      'Divorced',
      'Prefer not to say',
    ]),
    homeOwnershipStatus: random.pick(['Own', 'Rent', 'Live with family', 'Prefer not to say']),
    gender: random.pick(['Woman', 'Man', 'Woman', 'Man', 'Non-binary', 'Prefer not to say']),
    householdIncome: random.pick([
      'Less than $50,000',
      '$50,000 to $99,999',
      '$100,000 to $199,999',
      '$200,000 or more',
    ]),
  }
}
