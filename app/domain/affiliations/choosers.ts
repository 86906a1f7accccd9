import type { DeclaredField } from '#app/values/declared-fields.ts'
import { affiliationFields } from './affiliation-fields.ts'
import type { Section } from './sections.ts'

export type ChooserName = 'organizationId' | 'title' | 'jobFunction' | 'jobIndustry'

/** The fields of a section's form in which one is searched and chosen. */
export const choosersOf = (section: Section): ChooserName[] =>
  Object.entries<DeclaredField>(affiliationFields[section])
    .filter(([, { as }]) => as === 'search')
    .map(([name]) => name as ChooserName)
