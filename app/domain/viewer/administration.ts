import type { Role } from '#app/db/generated/enums.ts'
import type { Viewer } from './viewer.ts'

type Administering = Extract<Role, 'STAFF' | 'EVENT_MANAGER' | 'ADMIN'>

const everyone: readonly Administering[] = ['STAFF', 'EVENT_MANAGER', 'ADMIN']
const staff: readonly Administering[] = ['STAFF', 'ADMIN']
const administrators: readonly Administering[] = ['ADMIN']

/**
 * Who may administer what. Every door asks it: menus, guards, forms and their fields, bulk actions, files, invitations,
 * commands and undo.
 */
export const ADMINISTRATION = {
  /** With their sessions, speakers, participants, attendees and attendance. */
  events: everyone,
  announcements: staff,
  /** With insights and alumni resources. */
  resources: staff,
  /** Whoever edits what shows them: announcements, resources, organizations and events. */
  files: staff,
  /** The own images, and those that events show. */
  eventImages: everyone,
  links: staff,
  /** With their sign-ups. */
  opportunities: staff,
  /** With partners and businesses, and merging them. */
  organizations: staff,
  /** Which events a partner takes part in. */
  participation: everyone,
  regionalHubs: staff,
  jobPostings: staff,
  findMembers: staff,
  /** Of what members have reported. */
  reviewReports: staff,
  /** As fellows, alumni, or partners without sub-roles. */
  invite: staff,
  sendAccountMail: staff,
  roles: administrators,
  partnerRoles: administrators,
  managedOrganizations: administrators,
  enrollments: administrators,
  memberEmail: administrators,
  endSessions: administrators,
  closeAccounts: administrators,
  /** What is asked of staff when they sign in, and taking a lost phone off an account. */
  signIn: administrators,
  programs: administrators,
  programTypes: administrators,
  tags: administrators,
  onboardingQuestions: administrators,
  importMembers: administrators,
  /** How the installation itself is doing. */
  status: administrators,
  ownChanges: everyone,
  allChanges: administrators,
} as const satisfies Record<string, readonly Administering[]>

export type AdministrationPermission = keyof typeof ADMINISTRATION

/** What someone administers as. An administrator is one in whatever current role; no one is while acting as a member. */
function administersAs({ impersonator, roles, staff, eventManager }: Viewer): Administering[] {
  if (impersonator) return []
  return [
    ...(roles.includes('ADMIN') ? (['ADMIN'] as const) : []),
    ...(staff ? (['STAFF'] as const) : []),
    ...(eventManager ? (['EVENT_MANAGER'] as const) : []),
  ]
}

export const canAdminister = (viewer: Viewer, permission: AdministrationPermission): boolean =>
  administersAs(viewer).some((role) => ADMINISTRATION[permission].includes(role))

/** The administration as a whole, and its menu entry. */
export const canUseAdministration = (viewer: Viewer): boolean => administersAs(viewer).length > 0

/** Whether someone with these roles may in one of them: for what they did without a session that is still theirs. */
export const rolesAdminister = (roles: readonly Role[], permission: AdministrationPermission): boolean =>
  roles.some((role) => (ADMINISTRATION[permission] as readonly Role[]).includes(role))
