import type { Role } from '#app/db/generated/enums.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * For staff, on members who are neither staff nor administrators; never on themselves, and never while already acting.
 */
export function canActAs(viewer: Viewer, member: { id: number; roles: Role[] }): boolean {
  const privileged = member.roles.includes('STAFF') || member.roles.includes('ADMIN')
  return viewer.staff && viewer.impersonator === null && member.id !== viewer.id && !privileged
}
