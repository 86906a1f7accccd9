import type { AffiliationRecord } from './find.server.ts'

/** What its owner may change of an affiliation. */
export type EditableFacts = Omit<AffiliationRecord, 'id' | 'canChangeOrg'>

/** What a form says of an affiliation, each section only some of it. */
export type AffiliationFacts = Omit<EditableFacts, 'organization' | 'visible'>

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
