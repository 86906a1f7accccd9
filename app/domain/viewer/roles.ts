import { Role } from '#app/db/generated/enums.ts'

/** The order of the role picker, and the purpose of each role. */
export const ROLES: Record<Role, { label: string; help: string }> = {
  ALUMNI: { label: 'Alumni', help: 'Job postings, alumni resources and the community.' },
  FELLOW: { label: 'Fellow', help: 'Program links, announcements and the community.' },
  PARTNER: { label: 'Partner', help: 'Information and tasks for your organization.' },
  EVENT_MANAGER: { label: 'Event Manager', help: 'Manage events.' },
  STAFF: { label: 'Staff', help: 'Preview fellow and alumni features.' },
  ADMIN: { label: 'Admin', help: 'Create or update announcements or resources.' },
}

export function rolesOf(viewer: { roles: Role[] }): { role: Role; label: string; help: string }[] {
  return Object.values(Role)
    .filter((role) => viewer.roles.includes(role))
    .map((role) => ({ role, ...ROLES[role] }))
    .sort((a, b) => order(a.role) - order(b.role))
}

const order = (role: Role) => Object.keys(ROLES).indexOf(role)

/** In the order of the role picker. */
export const roleLabels = Object.fromEntries(
  Object.entries(ROLES).map(([role, { label }]) => [role, label]),
) as Record<Role, string>
