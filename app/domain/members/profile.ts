import type { Visibility } from '#app/db/generated/enums.ts'
import type { AffiliationRow, NewsItem, SectionsRow } from './profile-sections.server.ts'

/** A member as one viewer may see them. What the viewer may not see isn't in it. */
export type Profile = ProfileHead & {
  sections: ProfileSections | null
  /** They exist, but could not be read. */
  sectionsFailed?: boolean
}

export type ProfileHead = {
  id: number
  fullName: string
  /** With title and middle name. */
  formalName: string
  image: string | null
  badges: string[]
  occupation: string | null
  location: string | null
  programs: string[]
  own: boolean
  canContact: boolean
  canBlock: boolean
  /** The provider's form or our contact dialog, if the viewer may ask this member for a mock interview. */
  requestInterviewAt: string | null
  /** Staff may act as this member. */
  canActAs: boolean
  /** Staff may read what was done in this member's name. */
  hasAuditTrail: boolean
  /** Shown only to the member and staff. */
  standing: 'hidden' | 'unverified' | 'basic' | null
  /** Our emails are refused for good. Shown only to staff. */
  refusesEmail: boolean
}

/** Whether the viewer sees a way to reach the member, for an address book. */
export const hasContactCard = ({ sections }: Profile): boolean =>
  sections !== null && (sections.email ?? sections.phone) !== null

/** The additional data of a Full Profile. Hidden items are only sent to their owner, marked. */
export type ProfileSections = {
  email: string | null
  phone: string | null
  /** Shown only to the owner. */
  emailHidden: boolean
  phoneHidden: boolean
  /** The preferred address with its street, for its owner only. */
  address: string | null
  /** Anything that isn't a plain web address has no url and is shown as text. */
  links: { label: string; url: string | null; text: string }[]
  description: string | null
  interests: SectionsRow['interests']
  searchStatus: { text: string; hidden: boolean } | null
  employment: AffiliationItem[]
  education: AffiliationItem[]
  civicEngagements: AffiliationItem[]
  newsMentions: NewsItem[]
}

export type AffiliationItem = Omit<AffiliationRow, 'type' | 'city' | 'state' | 'country'> & {
  place: string | null
}

const BADGES: [role: string, badge: string][] = [
  ['ALUMNI', 'Alumni'],
  ['FELLOW', 'Fellow'],
  ['PARTNER', 'Partner Rep'],
  ['STAFF', 'Staff'],
]

export const badgesOf = (roles: string[]) =>
  BADGES.filter(([role]) => roles.includes(role)).map(([, badge]) => badge)

/** Employment, education, news and civic engagement are for people of the programs. */
export const hasCareer = (roles: string[]) =>
  !(roles.length === 1 && ['STAFF', 'PARTNER'].includes(roles[0] ?? ''))

export function eligibilityFor(verified: boolean, visibility: Visibility): ProfileHead['standing'] {
  if (!verified) return 'unverified'
  if (visibility === 'HIDDEN') return 'hidden'
  return visibility === 'PRIVATE' ? 'basic' : null
}
