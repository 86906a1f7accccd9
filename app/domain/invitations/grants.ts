import { Role } from '#app/db/generated/enums.ts'
import type { AdministrationPermission } from '../viewer/administration.ts'

/** What an invitation gives beyond an account. */
export type Grants = { roles: Role[]; partnerRoles: unknown[]; enrollments: unknown[] }

/** Of the person who gives it. */
export type Can = (permission: AdministrationPermission) => boolean

const INVITED: Role[] = ['FELLOW', 'ALUMNI', 'PARTNER']

export const rolesToGive = (can: Can): Role[] =>
  can('roles') ? Object.values(Role) : can('invite') ? INVITED : []

/** What is left of it once everything is taken away that the person may not give. */
export function givable<Given extends Grants>(grants: Given, can: Can): Given {
  const roles = rolesToGive(can)
  return {
    ...grants,
    roles: grants.roles.filter((role) => roles.includes(role)),
    partnerRoles: can('partnerRoles') ? grants.partnerRoles : [],
    enrollments: can('enrollments') ? grants.enrollments : [],
  }
}

export function canGiveAll(grants: Grants, can: Can): boolean {
  const left = givable(grants, can)
  const counts = ({ roles, partnerRoles, enrollments }: Grants) => [
    roles.length,
    partnerRoles.length,
    enrollments.length,
  ]
  return counts(left).join() === counts(grants).join()
}
