import type { Viewer } from '../viewer/viewer.ts'

/**
 * What a viewer may see of a member. Every view of somebody else is built of these rules; nothing else reads the columns
 * that they protect for display, search, filter or sort.
 */
export type SubjectVisibility = 'PUBLIC' | 'PRIVATE' | 'HIDDEN'

type Subject = { id: number; visibility: SubjectVisibility; verified: boolean }

/** Hidden and unverified members exist for themselves and for staff alone; of two whom a block keeps apart, neither for the other. */
export const mayFind = (viewer: Viewer, member: Subject): boolean =>
  member.id === viewer.id || viewer.staff || namedInConversations(viewer, member)

/** The whole profile, less what its sections hide; otherwise the Basic Profile. */
export const seesFullProfile = (viewer: Viewer, member: Subject): boolean =>
  member.id === viewer.id || member.visibility === 'PUBLIC'

type EnrollmentVisibility = {
  programId: number
  visibleToAllRisingLeaders: boolean
  visibleToAllMltPartners: boolean
}

/** The program's own cohort, its partners and staff always; all Rising Leaders and all partners as the member chose. */
export function seesEnrollment(viewer: Viewer, enrollment: EnrollmentVisibility): boolean {
  if (viewer.staff || viewer.programIds.includes(enrollment.programId)) return true
  if (viewer.fellow || viewer.alumni) return enrollment.visibleToAllRisingLeaders
  if (!viewer.partner) return false
  return enrollment.visibleToAllMltPartners || viewer.partnerProgramIds.includes(enrollment.programId)
}

/** A conversation keeps its messages, but not the person, of somebody who hides or is kept apart; staff write as members like all others. */
export const namedInConversations = (
  { blockedIds }: Pick<Viewer, 'blockedIds'>,
  { id, verified, visibility }: Subject,
): boolean => verified && visibility !== 'HIDDEN' && !blockedIds.includes(id)

/** Whoever acts as somebody else writes to nobody in their name; whoever acts as a partner writes to nobody, and whose only role is partner has no messages to be written to. */
export function mayContact(
  viewer: Viewer,
  member: Subject & { contactable: boolean; roles: string[] },
): boolean {
  const partnerOnly = member.roles.length === 1 && member.roles[0] === 'PARTNER'
  const reachable = namedInConversations(viewer, member) && member.contactable && !partnerOnly
  return (
    !viewer.impersonator && !viewer.partner && !viewer.hiddenProfile && member.id !== viewer.id && reachable
  )
}
