import type { DeclaredField } from '#app/values/declared-fields.ts'
import { affiliationFields } from './affiliation-fields.ts'
import type { Section } from './sections.ts'

export type ComboboxName = 'organizationId' | 'title' | 'jobFunction' | 'jobIndustry'

/** The fields of a section's form in which one is searched and chosen. */
export const comboboxesOf = (section: Section): ComboboxName[] =>
  Object.entries<DeclaredField>(affiliationFields[section])
    .filter(([, { as }]) => as === 'search')
    .map(([name]) => name as ComboboxName)
