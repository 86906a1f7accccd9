import type { Tx } from '#app/db/database.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Within } from '../exchange/own-files.ts'
import { places } from '../locations/administer.server.ts'
import { cityLabel, stateLabel } from '../locations/place-labels.ts'
import {
  ensureLocations,
  ensureOrganizations,
  ensurePrograms,
  type LocationInput,
  type MadeRows,
} from '../members/bulk-write-names.server.ts'
import { organizations } from '../organizations/administer.server.ts'
import { programTypes } from '../program-types/administer.server.ts'
import { programs } from '../programs/administer.server.ts'
import { recordCreated } from './history.server.ts'
import type { ImportedPerson } from './people.ts'
import type { PlannedChange } from './plan.ts'

/** What members' files make along the way, each before what it refers to: in this order they go again. */
export const madeAlong: Kind[] = [organizations, places, programs, programTypes]

/** What has to be there by its name for what is written of a person. */
export type Named = {
  organizations: { name: string }[]
  cities: LocationInput[]
  states: LocationInput[]
  programs: { type: string; year: number }[]
}

export const namedByNew = (person: ImportedPerson): Named =>
  named(person, {
    hasOrganization: !person.worksElsewhere || person.roles?.includes('PARTNER') === true,
    hasPlace: true,
    programs: person.programs,
  })

/** What stays as it is, as what is the member's own, needs nothing. */
export const namedByChange = ({ person, parts, programs }: PlannedChange): Named =>
  named(person, {
    hasOrganization: parts.includes('job') || parts.includes('organization'),
    hasPlace: parts.includes('place'),
    programs,
  })

function named(
  person: ImportedPerson,
  {
    hasOrganization,
    hasPlace,
    programs,
  }: Pick<Named, 'programs'> & { hasOrganization: boolean; hasPlace: boolean },
): Named {
  return {
    organizations: hasOrganization && person.organization ? [{ name: person.organization }] : [],
    cities: hasPlace ? labels('CITY', cityLabel(person)) : [],
    states: hasPlace ? labels('STATE', stateLabel(person)) : [],
    programs,
  }
}

const labels = (type: LocationInput['type'], label: string | null): LocationInput[] =>
  label ? [{ type, label }] : []

export type NameIds = { organizationId?: number; cityId?: number; stateId?: number; programIds: number[] }

/**
 * Makes the organizations, places and programs that aren't there yet, with an entry in the history for each; returns the
 * ids for each person by position.
 */
export async function ensureNames(tx: Tx, all: Named[], within: Within): Promise<(index: number) => NameIds> {
  const made: Parameters<MadeRows>[] = []
  const note: MadeRows = (...rows) => made.push(rows)
  const organizationIds = await ensureOrganizations(
    tx,
    all.flatMap((one) => one.organizations),
    note,
  )
  const cityIds = await ensureLocations(
    tx,
    all.flatMap((one) => one.cities),
    note,
  )
  const stateIds = await ensureLocations(
    tx,
    all.flatMap((one) => one.states),
    note,
  )
  const programIds = await ensurePrograms(
    tx,
    all.flatMap((one) => one.programs),
    note,
  )
  for (const kind of madeAlong.toReversed()) {
    const ids = made.flatMap(([table, some]) => (table === kind.table ? some : []))
    if (ids.length > 0) await recordCreated(tx, kind, ids, within)
  }
  const pick = {
    organizations: picker(
      all.map((one) => one.organizations.length),
      organizationIds,
    ),
    cities: picker(
      all.map((one) => one.cities.length),
      cityIds,
    ),
    states: picker(
      all.map((one) => one.states.length),
      stateIds,
    ),
    programs: picker(
      all.map((one) => one.programs.length),
      programIds,
    ),
  }
  return (index) => ({
    organizationId: pick.organizations(index)[0],
    cityId: pick.cities(index)[0],
    stateId: pick.states(index)[0],
    programIds: pick.programs(index),
  })
}

/** Of one list for all people, what is whose. */
function picker(counts: number[], ids: number[]): (index: number) => number[] {
  const starts: number[] = []
  let start = 0
  for (const count of counts) {
    starts.push(start)
    start += count
  }
  return (index) => ids.slice(starts[index], (starts[index] ?? 0) + (counts[index] ?? 0))
}
