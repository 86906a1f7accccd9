import { optionsOf } from '#app/values/declared-fields.ts'
import { type DeclaredAffiliation, ONLY_YOU, visibleField } from './declared-affiliation.ts'
import type { educationSchema } from './education-schema.ts'
import { EDUCATION_KINDS } from './options.ts'
import { SECTIONS } from './sections.ts'

/** Some may be left out, by who fills in the form; the categories are those of the major. */
export const educationFields: DeclaredAffiliation<ReturnType<typeof educationSchema>> = {
  organizationId: {
    label: SECTIONS.education.organization,
    hint: 'Start typing, then choose from the list.',
    as: 'search',
    from: '/endpoints/schools',
    empty: 'No school matches that name.',
    seenBy: 'viewers',
  },
  kind: {
    label: 'Kind',
    as: 'list',
    placeholder: 'Choose the kind',
    options: optionsOf(EDUCATION_KINDS),
    seenBy: 'viewers',
  },
  title: {
    label: 'Major',
    hint: 'Start typing, then choose from the list.',
    as: 'search',
    from: '/endpoints/majors',
    empty: 'No major matches that.',
    seenBy: 'viewers',
  },
  majorCategory: { label: 'Major category', as: 'list', seenBy: 'viewers' },
  gpa: {
    label: 'GPA',
    hint: `Between 0 and 10, such as 3.75. ${ONLY_YOU}`,
    inputMode: 'decimal',
    autoComplete: 'off',
    width: 'number',
    seenBy: 'owner',
  },
  startDate: { label: 'Start date', optional: true, type: 'date', width: 'xs', seenBy: 'viewers' },
  endDate: {
    label: 'End date',
    hint: 'Current Fellows: Please enter your expected graduation date above',
    type: 'date',
    width: 'xs',
    seenBy: 'viewers',
  },
  visible: visibleField,
}
