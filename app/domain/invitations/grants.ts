import { Role } from '#app/db/generated/enums.ts'
import type { AdministrationPermission } from '../viewer/administration.ts'

/** What an invitation gives beyond an account. */
export type Grants = { roles: Role[]; partnerRoles: unknown[]; enrollments: unknown[] }

/** Whether the person who gives it may. */
export type May = (permission: AdministrationPermission) => boolean

const INVITED: Role[] = ['FELLOW', 'ALUMNI', 'PARTNER']

export const rolesToGive = (may: May): Role[] =>
  may('roles') ? Object.values(Role) : may('invite') ? INVITED : []

/** What is left of it once everything is taken away that the person may not give. */
export function givable<Given extends Grants>(grants: Given, may: May): Given {
  const roles = rolesToGive(may)
  return {
    ...grants,
    roles: grants.roles.filter((role) => roles.includes(role)),
    partnerRoles: may('partnerRoles') ? grants.partnerRoles : [],
    enrollments: may('enrollments') ? grants.enrollments : [],
  }
}

export function mayGiveAll(grants: Grants, may: May): boolean {
  const left = givable(grants, may)
  const counts = ({ roles, partnerRoles, enrollments }: Grants) => [
    roles.length,
    partnerRoles.length,
    enrollments.length,
  ]
  return counts(left).join() === counts(grants).join()
}
