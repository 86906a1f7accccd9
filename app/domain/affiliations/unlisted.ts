import type { ChooserValues } from './chooser-values.server.ts'
import type { ChooserName } from './choosers.ts'
import type { Section } from './sections.ts'

export const CHOOSE_SCHOOL = 'Please choose a school from the list.'
export const CHOOSE_ORGANIZATION = 'Please choose an organization from the list.'
export const CHOOSE_MAJOR = 'Please choose a major from the list.'
export const CHOOSE_FUNCTION = 'Please choose a function from the list.'
export const CHOOSE_INDUSTRY = 'Please choose an industry from the list.'

/** A choice that isn't allowed, with its error. */
export function unlisted(section: Section, form: FormData, picks: ChooserValues): Record<string, string> {
  const names = (Object.keys(picks) as ChooserName[]).filter((name) => {
    const sent = form.get(name)
    return typeof sent === 'string' && sent !== '' && picks[name]?.id !== sent
  })
  return Object.fromEntries(names.map((name) => [name, chooseFrom(section, name)]))
}

function chooseFrom(section: Section, name: ChooserName): string {
  if (name === 'organizationId') return section === 'education' ? CHOOSE_SCHOOL : CHOOSE_ORGANIZATION
  if (name === 'title') return CHOOSE_MAJOR
  return name === 'jobFunction' ? CHOOSE_FUNCTION : CHOOSE_INDUSTRY
}
