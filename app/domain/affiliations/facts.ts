import type { AffiliationRecord } from './find.server.ts'

/** The facts of an affiliation that its owner may change. */
export type EditableFacts = Omit<AffiliationRecord, 'id' | 'canChangeOrg'>

/** A form's facts of an affiliation; each section has only some of them. */
export type AffiliationFacts = Omit<EditableFacts, 'organization' | 'visible'>

/** A listed one by its id, a new one by its name, or the affiliation's existing one. */
export type OrganizationChoice =
  | { kind: 'listed'; id: number }
  | { kind: 'new'; name: string }
  | { kind: 'kept' }

export type SubmittedAffiliation = {
  organization: OrganizationChoice
  facts: Partial<AffiliationFacts>
  visible: boolean
  /** For an edit: the fingerprint of the values that the form was rendered from. */
  version: string
  formKey: string
}

/** Started, with no known end. */
export const isOpenEnded = ({ startDate, endDate }: Pick<AffiliationFacts, 'startDate' | 'endDate'>) =>
  startDate !== null && endDate === null
