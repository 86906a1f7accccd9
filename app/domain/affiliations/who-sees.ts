import type { EditableFacts } from './facts.ts'

/**
 * Who sees a fact of an affiliation: whoever sees the entry, or its owner alone. The forms say so of each fact that only
 * its owner sees.
 */
export const WHO_SEES = {
  organization: 'viewers',
  kind: 'viewers',
  title: 'viewers',
  majorCategory: 'viewers',
  gpa: 'owner',
  jobFunction: 'viewers',
  jobIndustry: 'viewers',
  peopleManagedOrSupervised: 'owner',
  hrInitiatives: 'owner',
  managedBudget: 'owner',
  annualSalary: 'owner',
  startDate: 'viewers',
  endDate: 'viewers',
  city: 'viewers',
  state: 'viewers',
  country: 'viewers',
  description: 'viewers',
  visible: 'owner',
} as const satisfies Record<keyof EditableFacts, 'viewers' | 'owner'>

export const ONLY_YOU = 'Only you can see this.'
