import type { CalendarDate } from '#app/values/calendar-date.ts'

/** What a form says of an affiliation, each section only some of it. */
export type AffiliationFacts = {
  kind: string | null
  title: string | null
  description: string | null
  startDate: CalendarDate | null
  endDate: CalendarDate | null
  city: string | null
  /** Of the United States alone. */
  state: string | null
  country: string
  /** As a decimal number with at most two places. */
  gpa: string | null
  majorCategory: string | null
  jobFunction: string | null
  jobIndustry: string | null
  peopleManagedOrSupervised: string | null
  hrInitiatives: boolean | null
  managedBudget: string | null
  annualSalary: string | null
}

/** What its owner may change of an affiliation. */
export type EditableFacts = AffiliationFacts & {
  organization: { id: number; name: string }
  visible: boolean
}

export type AffiliationRecord = EditableFacts & { id: number; canChangeOrg: boolean }

/** A listed one by its id, a new one by the name that was typed, or the one that the affiliation has anyway. */
export type OrganizationChoice =
  | { kind: 'listed'; id: number }
  | { kind: 'new'; name: string }
  | { kind: 'kept' }

export type SubmittedAffiliation = {
  organization: OrganizationChoice
  facts: Partial<AffiliationFacts>
  visible: boolean
  /** Of a form that changes one: the fingerprint of what it was made from. */
  seen: string
  formKey: string
}

/** Begun, and no end is known. */
export const isOpenEnded = ({ startDate, endDate }: Pick<AffiliationFacts, 'startDate' | 'endDate'>) =>
  startDate !== null && endDate === null
