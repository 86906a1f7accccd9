import { optionsOf } from '#app/values/declared-fields.ts'
import { type DeclaredAffiliation, ONLY_YOU, visibleField } from './declared-affiliation.ts'
import type { civicEngagementSchema, employmentSchema } from './employment-schema.ts'
import { DESCRIPTION_MAX } from './limits.ts'
import { NEW } from './new-organization.ts'
import { BUDGETS, EMPLOYMENT_KINDS, TEAM_SIZES } from './options.ts'
import { SECTIONS } from './sections.ts'

/** Countries and states come with the page, and only places in the United States have a state. */
export const roleFields: DeclaredAffiliation<ReturnType<typeof civicEngagementSchema>> = {
  organizationId: {
    label: SECTIONS.employment.organization,
    hint: 'Start typing, then choose from the list or add a new name.',
    as: 'search',
    from: '/endpoints/organizations',
    newId: NEW,
    empty: 'No organization matches that name.',
    seenBy: 'viewers',
  },
  title: { label: 'Title', autoComplete: 'off', seenBy: 'viewers' },
  country: { label: 'Country', as: 'list', seenBy: 'viewers' },
  state: { label: 'State', as: 'list', seenBy: 'viewers' },
  city: { label: 'City', as: 'suggestions', from: '/endpoints/cities', seenBy: 'viewers' },
  startDate: { label: 'Start date', type: 'date', width: 'xs', seenBy: 'viewers' },
  current: { label: 'I am currently in this role', as: 'box', seenBy: 'viewers' },
  endDate: { label: 'End date', type: 'date', width: 'xs', seenBy: 'viewers' },
  description: {
    label: 'Description',
    optional: true,
    as: 'lines',
    max: DESCRIPTION_MAX,
    seenBy: 'viewers',
  },
  visible: visibleField,
}

const { organizationId, visible, ...role } = roleFields

export const employmentFields: DeclaredAffiliation<ReturnType<typeof employmentSchema>> = {
  organizationId,
  kind: {
    label: 'Kind',
    as: 'list',
    placeholder: 'Choose the kind',
    options: optionsOf(EMPLOYMENT_KINDS),
    seenBy: 'viewers',
  },
  ...role,
  jobFunction: {
    label: 'Function',
    as: 'search',
    from: '/endpoints/job-functions',
    empty: 'No function matches that.',
    seenBy: 'viewers',
  },
  jobIndustry: {
    label: 'Industry',
    as: 'search',
    from: '/endpoints/job-industries',
    empty: 'No industry matches that.',
    seenBy: 'viewers',
  },
  peopleManagedOrSupervised: {
    label: 'People managed or supervised',
    hint: ONLY_YOU,
    as: 'list',
    placeholder: 'Choose how many',
    options: optionsOf(TEAM_SIZES),
    seenBy: 'owner',
  },
  hrInitiatives: {
    label: 'Do you take part in HR initiatives?',
    alone: 'HR initiatives',
    hint: ONLY_YOU,
    optional: true,
    as: 'radios',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    seenBy: 'owner',
  },
  managedBudget: {
    label: 'Managed budget',
    hint: ONLY_YOU,
    as: 'list',
    placeholder: 'Choose the budget',
    options: optionsOf(BUDGETS),
    seenBy: 'owner',
  },
  annualSalary: {
    label: 'Annual salary',
    hint: ONLY_YOU,
    optional: true,
    autoComplete: 'off',
    seenBy: 'owner',
  },
  visible,
}
