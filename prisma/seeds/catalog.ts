import type { Tx } from '#app/db/database.server.ts'
import type { LocationType } from '#app/db/generated/enums.ts'
import { places } from '#app/domain/locations/administer.server.ts'
import { cityLabel, type Place, stateLabel } from '#app/domain/locations/place-labels.ts'
import { ensureInterests, type OrganizationInput } from '#app/domain/members/bulk-write-names.server.ts'
import { organizations } from '#app/domain/organizations/administer.server.ts'
import { programTypes } from '#app/domain/program-types/administer.server.ts'
import { programs } from '#app/domain/programs/administer.server.ts'
import { citiesAbroad, homeCities } from './data/cities.ts'
import { employers } from './data/companies.ts'
import { functions, industries } from './data/fields.ts'
import { businessSchools, colleges } from './data/universities.ts'
import { make } from './make.ts'

export const FIRST_YEAR = 2015
/** The year in which today's fellows of the demo began, and the one that takes applications already. */
export const CURRENT_YEAR = 2026
const LAST_YEAR = 2027
const PARTNER_YEARS = [2023, 2024, 2025, CURRENT_YEAR]
/** Drawn in `public/pictures/marks`. */
const MARKS = 24

const typeStories = [
  { name: 'Career Prep', position: 1 },
  { name: 'MBA Prep', trait: 'MBA', position: 2, isInterviewed: true },
  { name: 'Google TEC', trait: 'GOOGLE_TEC', position: 3 },
  { name: 'Professional Development', trait: 'SINGLE', position: 4 },
  { name: 'Ascend', trait: 'SELF', position: 5 },
  { name: 'Interview Coaches', position: 6, interviews: true, excludedFromCards: true },
  { name: 'Founders Pilot', position: 7, hidden: true },
] as const

export type ProgramName = (typeof typeStories)[number]['name']
export type School = OrganizationInput & { id: number }
export type Employer = OrganizationInput & { id: number; industry: string }
export type Home = Place & { cityId: number; stateId: number | null }

/** What the members of the demo are members of, with the ids that it got. */
export type Catalog = {
  colleges: School[]
  businessSchools: School[]
  employers: Employer[]
  partners: Employer[]
  causes: Employer[]
  homes: Home[]
  homesAbroad: Home[]
  functionalInterests: number[]
  industryInterests: number[]
  program: (name: ProgramName, year: number) => number
}

export async function writeCatalog(tx: Tx): Promise<Catalog> {
  const program = await writePrograms(tx)
  const work = await writeOrganizations(tx, withPartners(employers, program))
  return {
    colleges: await writeOrganizations(tx, colleges),
    businessSchools: await writeOrganizations(tx, businessSchools),
    employers: work,
    partners: work.filter(({ isPartner }) => isPartner),
    causes: work.filter(({ type }) => type === 'NONPROFIT'),
    homes: await writeHomes(tx, homeCities),
    homesAbroad: await writeHomes(tx, citiesAbroad),
    functionalInterests: await ensureInterests(
      tx,
      functions.map((title) => ({ type: 'FUNCTIONAL', title })),
    ),
    industryInterests: await ensureInterests(
      tx,
      industries.map((title) => ({ type: 'INDUSTRY', title })),
    ),
    program,
  }
}

async function writeOrganizations<Story extends OrganizationInput>(tx: Tx, stories: Story[]) {
  const typed = stories.map((story) => ({ content: { ...story, type: story.type ?? 'COMPANY' } }))
  const ids = await make(tx, organizations, typed)
  return stories.map((story, index) => ({
    ...story,
    industry: story.industry ?? '',
    id: ids[index] as number,
  }))
}

/**
 * Every partner supports two kinds of program, in the last years; the first kinds have the most partners. Most have a
 * mark; the others are shown by their initials.
 */
function withPartners(stories: OrganizationInput[], program: Catalog['program']) {
  const kinds: ProgramName[] = [
    'Career Prep',
    'MBA Prep',
    'Professional Development',
    'Career Prep',
    'Ascend',
  ]
  const partners = stories.filter(({ isPartner }) => isPartner)
  return stories.map((story, index) => {
    if (!story.isPartner) return story
    const turn = partners.indexOf(story)
    const supported = [kinds[turn % 5], kinds[(turn + 1) % 5]]
    return {
      ...story,
      programs: supported.flatMap((kind = 'Career Prep') => PARTNER_YEARS.map((year) => program(kind, year))),
      logoUrl: (index + 1) % 9 > 0 ? `/pictures/marks/${1 + ((index + 1) % MARKS)}.svg` : null,
    }
  })
}

async function writeHomes(tx: Tx, homes: Place[]): Promise<Home[]> {
  const cities = await ensurePlaces(
    tx,
    'CITY',
    homes.map((place) => cityLabel(place) ?? ''),
  )
  const states = await ensurePlaces(
    tx,
    'STATE',
    homes.flatMap((place) => stateLabel(place) ?? []),
  )
  return homes.map((place) => ({
    ...place,
    cityId: cities.get(cityLabel(place) ?? '') as number,
    stateId: states.get(stateLabel(place) ?? '') ?? null,
  }))
}

/** Makes those that aren't there yet. */
async function ensurePlaces(tx: Tx, type: LocationType, labels: string[]): Promise<Map<string, number>> {
  const known = await tx.location.findMany({ where: { type, label: { in: labels } } })
  const ids = new Map(known.map(({ id, label }) => [label, id]))
  const missing = [...new Set(labels)].filter((label) => !ids.has(label))
  const made = await make(
    tx,
    places,
    missing.map((label) => ({ content: { type, label } })),
  )
  for (const [index, label] of missing.entries()) ids.set(label, made[index] as number)
  return ids
}

async function writePrograms(tx: Tx): Promise<Catalog['program']> {
  const typeIds = await make(
    tx,
    programTypes,
    typeStories.map((content) => ({ content })),
  )
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
  const cohorts = typeStories.flatMap(({ name: type }, index) =>
    years.map((year) => ({ name: `${type} ${year}`, typeId: typeIds[index], year })),
  )
  const ids = await make(
    tx,
    programs,
    cohorts.map((content) => ({ content })),
  )
  const idOf = new Map(cohorts.map(({ name }, index) => [name, ids[index] as number]))
  return (type, year) => {
    const id = idOf.get(`${type} ${year}`)
    if (id === undefined) throw new Error(`There is no ${type} ${year}`)
    return id
  }
}
