import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { choicesAt } from '../choices/choices.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { readFacts } from './facts.server.ts'
import { type FilterList, memberList } from './list.ts'
import { listMembers } from './listing.server.ts'
import { filterChoices, labelsOf } from './options.ts'
import { offersMockInterviewers, presetsFor } from './presets.ts'

/**
 * The directory at a URL: the members found, the filter, and its choices. Three queries, two without a filter, and the
 * lists of choices once after each change to them. If the members can't be read, the rest stands.
 */
export async function browseDirectory(
  viewer: Viewer,
  params: URLSearchParams,
  onFailure: (error: unknown) => void,
) {
  const asked = memberList.parse(params)
  const facts = await readFacts(viewer, asked.organizationIds, params.get('organizationSearch') ?? '')
  const choices = await choicesAt(facts.versions.options)
  const labels = labelsOf(choices, facts.organizations)
  const labelOf = (list: FilterList, value: number) => labels[list].get(value)
  const known = memberList.known(asked, labelOf)
  const filter = { ...known, mockInterviewers: known.mockInterviewers && offersMockInterviewers(viewer) }
  const page = parsePage(params.get('page'))
  const list = await orFailed(onFailure)(listMembers(viewer, filter, page, facts.versions.members))
  return {
    ...(list === 'failed' ? { ...EMPTY_PAGE, members: [] } : list),
    failed: list === 'failed',
    filter,
    chips: memberList.chips(filter, labelOf),
    presets: presetsFor(viewer, facts.own, choices.programTypes),
    choices: filterChoices(choices, facts, filter, params),
  }
}
