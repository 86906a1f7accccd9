import type { Tx } from '#app/db/database.server.ts'
import { cityLabel, type Place, stateLabel } from '#app/domain/locations/place-labels.ts'
import {
  ensureInterests,
  ensureLocations,
  ensureOrganizations,
  ensurePrograms,
  ensureProgramTypes,
  type OrganizationInput,
  type ProgramTypeInput,
} from '#app/domain/members/bulk-write-names.server.ts'
import { citiesAbroad, homeCities } from './data/cities.ts'
import { employers } from './data/companies.ts'
import { functions, industries } from './data/fields.ts'
import { businessSchools, colleges } from './data/universities.ts'

export const FIRST_YEAR = 2015
/** The year in which today's fellows of the demo began, and the one that takes applications already. */
export const CURRENT_YEAR = 2026
const LAST_YEAR = 2027
/** Drawn in `public/pictures/marks`. */
const MARKS = 24

const programTypes = [
  { name: 'Career Prep', position: 1 },
  { name: 'MBA Prep', trait: 'MBA', position: 2, isInterviewed: true },
  { name: 'Google TEC', trait: 'GOOGLE_TEC', position: 3 },
  { name: 'Professional Development', trait: 'SINGLE', position: 4 },
  { name: 'Ascend', trait: 'SELF', position: 5 },
  { name: 'Interview Coaches', position: 6, interviews: true, excludedFromCards: true },
  { name: 'Founders Pilot', position: 7, hidden: true },
] as const satisfies ProgramTypeInput[]

export type ProgramName = (typeof programTypes)[number]['name']
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
  await ensureProgramTypes(tx, programTypes)
  const withIds = async <Wish extends OrganizationInput>(wishes: Wish[]) => {
    const ids = await ensureOrganizations(tx, wishes)
    return wishes.map((wish, index) => ({ ...wish, industry: wish.industry ?? '', id: ids[index] as number }))
  }
  const work = await withIds(employers)
  const catalog = {
    colleges: await withIds(colleges),
    businessSchools: await withIds(businessSchools),
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
    program: await writePrograms(tx),
  }
  await joinPartnersToPrograms(tx, catalog)
  await markPartners(tx)
  return catalog
}

async function writeHomes(tx: Tx, places: Place[]): Promise<Home[]> {
  const cityIds = await ensureLocations(
    tx,
    places.map((place) => ({ type: 'CITY', label: cityLabel(place) ?? '' })),
  )
  const states = [...new Set(places.map(stateLabel))].filter((label) => label !== null)
  const stateIds = await ensureLocations(
    tx,
    states.map((label) => ({ type: 'STATE', label })),
  )
  const idOfState = new Map(states.map((label, index) => [label, stateIds[index] as number]))
  return places.map((place, index) => ({
    ...place,
    cityId: cityIds[index] as number,
    stateId: idOfState.get(stateLabel(place) ?? '') ?? null,
  }))
}

async function writePrograms(tx: Tx): Promise<Catalog['program']> {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
  const wishes = programTypes.flatMap(({ name }) => years.map((year) => ({ type: name, year })))
  const ids = await ensurePrograms(tx, wishes)
  const idOf = new Map(wishes.map(({ type, year }, index) => [`${type} ${year}`, ids[index] as number]))
  return (name, year) => {
    const id = idOf.get(`${name} ${year}`)
    if (id === undefined) throw new Error(`There is no ${name} ${year}`)
    return id
  }
}

/** Every partner supports two kinds of program, in the last years; the first kinds have the most partners. */
async function joinPartnersToPrograms(tx: Tx, { partners, program }: Pick<Catalog, 'partners' | 'program'>) {
  const kinds: ProgramName[] = [
    'Career Prep',
    'MBA Prep',
    'Professional Development',
    'Career Prep',
    'Ascend',
  ]
  const pairs = partners.flatMap(({ id }, index) =>
    [kinds[index % 5], kinds[(index + 1) % 5]].flatMap((kind = 'Career Prep') =>
      [2023, 2024, 2025, CURRENT_YEAR].map((year) => ({ A: id, B: program(kind, year) })),
    ),
  )
  await tx.$executeRaw`
    INSERT INTO "_programPartners" ("A", "B")
    SELECT "A", "B" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("A" int, "B" int)`
}

/** Most partners have a mark; the others are shown by their initials. */
async function markPartners(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Organization" SET "logoUrl" = '/pictures/marks/' || (1 + id % ${MARKS}::int) || '.svg'
    WHERE "isPartner" AND id % 9 > 0`
}
