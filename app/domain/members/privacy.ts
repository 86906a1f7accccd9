import type { Viewer } from '../viewer/viewer.ts'

/**
 * What a viewer may see of a member. Every view of another member is built from these rules; nothing else reads the
 * columns they protect for display, search, filter or sort.
 */
type SubjectVisibility = 'PUBLIC' | 'PRIVATE' | 'HIDDEN'

type Subject = { id: number; visibility: SubjectVisibility; verified: boolean }

/**
 * Hidden and unverified members exist only for themselves and for staff; two members with a block between them don't
 * exist for each other.
 */
export const canFind = (viewer: Viewer, member: Subject): boolean =>
  member.id === viewer.id || viewer.staff || namedInConversations(viewer, member)

/** The whole profile, minus what its sections hide; otherwise the Basic Profile. */
export const canSeeFullProfile = (viewer: Viewer, member: Subject): boolean =>
  member.id === viewer.id || member.visibility === 'PUBLIC'

type EnrollmentVisibility = {
  programId: number
  visibleToAllRisingLeaders: boolean
  visibleToAllMltPartners: boolean
}

/** The program's own cohort, its partners and staff always; all Rising Leaders and all partners as the member chose. */
export function canSeeEnrollment(viewer: Viewer, enrollment: EnrollmentVisibility): boolean {
  if (viewer.staff || viewer.programIds.includes(enrollment.programId)) return true
  if (viewer.fellow || viewer.alumni) return enrollment.visibleToAllRisingLeaders
  if (!viewer.partner) return false
  return enrollment.visibleToAllMltPartners || viewer.partnerProgramIds.includes(enrollment.programId)
}

/**
 * A conversation keeps its messages, but not the identity, of a member who is hidden or blocked; staff write as members
 * like all others.
 */
export const namedInConversations = (
  { blockedIds }: Pick<Viewer, 'blockedIds'>,
  { id, verified, visibility }: Subject,
): boolean => verified && visibility !== 'HIDDEN' && !blockedIds.includes(id)

/**
 * Staff acting as a member write to no one in their name. Nor does anyone in the role of a partner, and partners and
 * administrators without another role can't read messages.
 */
export function canContact(
  viewer: Viewer,
  member: Subject & { contactable: boolean; roles: string[] },
): boolean {
  const readsMessages = member.roles.some((role) => role !== 'PARTNER' && role !== 'ADMIN')
  const reachable = namedInConversations(viewer, member) && member.contactable && readsMessages
  return (
    !viewer.impersonator && !viewer.partner && !viewer.hiddenProfile && member.id !== viewer.id && reachable
  )
}
