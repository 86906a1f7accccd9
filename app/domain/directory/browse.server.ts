import { parsePage } from '#app/values/list-page.ts'
import { choicesAt } from '../choices/choices.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { chipsOf } from './chips.ts'
import { readFacts } from './facts.server.ts'
import { narrowFilter, parseFilter } from './filter.ts'
import { listMembers } from './listing.server.ts'
import { filterOptions, labelsOf } from './options.ts'
import { offersMockInterviewers, presetsFor } from './presets.ts'

/**
 * The directory at an address: the members found, the filter they were found by, and what else it offers. Three queries, two
 * where nothing is filtered, and the lists of choices once after each change to them.
 */
export async function browseDirectory(viewer: Viewer, params: URLSearchParams) {
  const asked = parseFilter(params)
  const facts = await readFacts(viewer, asked.organizationIds, params.get('organizationSearch') ?? '')
  const choices = await choicesAt(facts.versions.options)
  const labels = labelsOf(choices, facts.organizations)
  const filter = narrowFilter(asked, (list, value) => labels[list].has(value), offersMockInterviewers(viewer))
  const list = await listMembers(viewer, filter, parsePage(params.get('page')), facts.versions.members)
  return {
    ...list,
    filter,
    chips: chipsOf(filter, (name, value) => labels[name].get(value) ?? ''),
    presets: presetsFor(viewer, facts.own, choices.programTypes),
    options: filterOptions(choices, facts, filter, params),
  }
}
