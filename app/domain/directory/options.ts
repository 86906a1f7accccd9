import type { InterestType } from '#app/db/generated/enums.ts'
import type { ListChoices } from '#app/values/list-choices.ts'
import type { Choices } from '../choices/choices.server.ts'
import { searchChoices, toItem } from '../choices/search.ts'
import type { DirectoryFacts } from './facts.server.ts'
import type { DirectoryFilter, FilterList, memberList } from './list.ts'

type Option = { id: number; label: string }

/** The names of every list's choices, by id; anything else is unknown. */
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

/** How many entries of a long list are shown before a search. */
const SUGGESTIONS = 8

export function filterChoices(
  choices: Choices,
  facts: DirectoryFacts,
  filter: DirectoryFilter,
  params: URLSearchParams,
): ListChoices<(typeof memberList)['params']> {
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
    programTypeIds: choices.programTypes
      .filter((type) => !type.hidden || filter.programTypeIds.includes(type.id))
      .map(toOption),
    programYears: choices.programYears.map((year) => ({ id: year, label: String(year) })),
    programIds: longList(choices.programs, filter.programIds, 'programSearch'),
    functionalInterestIds: interestsOf(choices, 'FUNCTIONAL').map(toOption),
    industryInterestIds: interestsOf(choices, 'INDUSTRY').map(toOption),
    locationIds: longList(choices.locations, filter.locationIds, 'locationSearch'),
    organizationIds: {
      chosen: facts.organizations.map(toItem),
      query: params.get('organizationSearch') ?? '',
      matches: facts.foundOrganizations.map(toItem),
    },
  }
}

const interestsOf = ({ interests }: Choices, type: InterestType) => interests.filter((it) => it.type === type)

const toOption = ({ id, label }: Option) => ({ id, label })

const byId = (options: Option[]) => new Map(options.map(({ id, label }) => [id, label]))
