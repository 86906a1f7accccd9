import type { InterestType } from '#app/db/generated/enums.ts'
import type { Choices } from '../choices/choices.server.ts'
import { searchChoices, toItem } from '../choices/search.ts'
import type { DirectoryFacts } from './facts.server.ts'
import type { DirectoryFilter, FilterList } from './filter.ts'

type Option = { id: number; label: string }
type OptionItem = { id: string; label: string }

/** A list too long to show: what is chosen of it, what was looked for, and what that found. */
export type LongList = { chosen: OptionItem[]; query: string; matches: OptionItem[] }

export type FilterOptions = Record<'programTypes' | 'functionalInterests' | 'industryInterests', Option[]> & {
  programYears: number[]
} & Record<'programs' | 'locations' | 'organizations', LongList>

/** The name of every choice of every list, by its id; what has none isn't known. */
export type ChoiceLabels = Record<FilterList, Map<number, string>>

export function labelsOf(choices: Choices, organizations: Option[]): ChoiceLabels {
  return {
    functionalInterestIds: byId(interestsOf(choices, 'FUNCTIONAL')),
    industryInterestIds: byId(interestsOf(choices, 'INDUSTRY')),
    locationIds: byId(choices.locations),
    programTypeIds: byId(choices.programTypes),
    programYears: new Map(choices.programYears.map((year) => [year, String(year)])),
    programIds: byId(choices.programs),
    organizationIds: byId(organizations),
  }
}

/** How many entries of a long list stand there before anything is looked for. */
const SUGGESTIONS = 8

export function filterOptions(
  choices: Choices,
  facts: DirectoryFacts,
  filter: DirectoryFilter,
  params: URLSearchParams,
): FilterOptions {
  const longList = (
    list: { id: number; label: string; searchKey: string }[],
    ids: number[],
    name: string,
  ) => {
    const query = params.get(name) ?? ''
    const chosen = list.filter(({ id }) => ids.includes(id)).map(toItem)
    return { chosen, query, matches: searchChoices(list, query, query ? undefined : SUGGESTIONS).items }
  }
  return {
    programTypes: choices.programTypes
      .filter((type) => !type.hidden || filter.programTypeIds.includes(type.id))
      .map(toOption),
    programYears: choices.programYears,
    programs: longList(choices.programs, filter.programIds, 'programSearch'),
    functionalInterests: interestsOf(choices, 'FUNCTIONAL').map(toOption),
    industryInterests: interestsOf(choices, 'INDUSTRY').map(toOption),
    locations: longList(choices.locations, filter.locationIds, 'locationSearch'),
    organizations: {
      chosen: facts.organizations.map(toItem),
      query: params.get('organizationSearch') ?? '',
      matches: facts.foundOrganizations.map(toItem),
    },
  }
}

const interestsOf = ({ interests }: Choices, type: InterestType) => interests.filter((it) => it.type === type)

const toOption = ({ id, label }: Option) => ({ id, label })

const byId = (options: Option[]) => new Map(options.map(({ id, label }) => [id, label]))
