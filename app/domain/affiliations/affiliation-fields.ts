import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { educationFields } from './education-fields.ts'
import { employmentFields, roleFields } from './employment-fields.ts'
import type { Section } from './sections.ts'

/** The declared fields of each section's form, all of which have these two. */
export const affiliationFields = {
  education: educationFields,
  employment: employmentFields,
  'civic-engagement': roleFields,
} as const satisfies Record<Section, DeclaredFields<'organizationId' | 'visible'>>
