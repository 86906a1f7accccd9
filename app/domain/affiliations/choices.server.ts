import type { InterestType } from '#app/db/generated/enums.ts'
import { fold, searchWords } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { findOrganizationChoice, searchOrganizations } from '../choices/organizations.server.ts'
import { CHOICES_PER_REQUEST, type FoundChoices } from '../choices/search.ts'
import type { ChooserName } from './choosers.ts'
import { MAJOR_NAMES } from './majors.ts'
import type { Section } from './sections.ts'

/**
 * What the choosers of the forms find, and whether a chosen value is among it. For text values, the text is the id.
 */
export const searchMajors = (search: string): FoundChoices => searchTitles(MAJOR_NAMES, search)

export const searchJobFunctions = async (search: string) => searchTitles(await titlesOf('FUNCTIONAL'), search)

export const searchJobIndustries = async (search: string) => searchTitles(await titlesOf('INDUSTRY'), search)

export async function searchChoicesOf(
  section: Section,
  name: ChooserName,
  search: string,
): Promise<FoundChoices> {
  if (name === 'title') return searchMajors(search)
  if (name === 'jobFunction') return searchJobFunctions(search)
  if (name === 'jobIndustry') return searchJobIndustries(search)
  return searchOrganizations(search, { schools: section === 'education' })
}

/** The choice with that id; null if it can't be chosen. */
export async function findChoiceOf(section: Section, name: ChooserName, id: string) {
  if (name === 'organizationId')
    return findOrganizationChoice(parseId(id), { schools: section === 'education' })
  const titles =
    name === 'title' ? MAJOR_NAMES : await titlesOf(name === 'jobFunction' ? 'FUNCTIONAL' : 'INDUSTRY')
  return titles.includes(id) ? { id, label: id } : null
}

async function titlesOf(type: InterestType): Promise<string[]> {
  const { interests } = await currentChoices()
  return interests.filter((interest) => interest.type === type).map(({ label }) => label)
}

function searchTitles(titles: string[], search: string): FoundChoices {
  const words = searchWords(search)
  const found = titles.filter((title) => words.every((word) => fold(title).includes(word)))
  const items = found.slice(0, CHOICES_PER_REQUEST).map((title) => ({ id: title, label: title }))
  return { items, total: found.length }
}
