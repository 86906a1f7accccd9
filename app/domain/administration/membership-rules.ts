import { type Content, rowsOf } from './content.ts'
import type { Problem } from './kind.server.ts'

const rolesOf = ({ roles }: Content) => (Array.isArray(roles) ? roles : []) as unknown[]

/** What roles, sub-roles, organization and enrollments have to do with each other. */
export const membershipProblems = (content: Content): Problem[] => [
  ...partnerProblems(content),
  ...enrollmentProblems(content),
]

/** Programs decide what fellows see. */
export const lacksEnrollment = (roles: unknown[], enrollments: unknown[]) =>
  roles.includes('FELLOW') && enrollments.length === 0

export const noteUnenrolled = (content: Content): string[] =>
  lacksEnrollment(rolesOf(content), rowsOf(content.enrollments))
    ? [
        'A fellow without an enrollment is in no program and misses what’s for its members. Administrators can add one.',
      ]
    : []

function partnerProblems(content: Content): Problem[] {
  const isPartner = rolesOf(content).includes('PARTNER')
  const { partnerRoles, organizationId = null } = content
  const problems: Problem[] = []
  if (isPartner && organizationId === null) {
    problems.push({
      path: 'organizationId',
      message: 'Please choose the organization that they’re a partner of.',
    })
  }
  if (!isPartner && Array.isArray(partnerRoles) && partnerRoles.length > 0) {
    problems.push({
      path: 'partnerRoles',
      message: 'Only partners have sub-roles. Uncheck these, or make them a partner.',
    })
  }
  return problems
}

function enrollmentProblems(content: Content): Problem[] {
  const rows = rowsOf(content.enrollments)
  return rows.flatMap(({ programId, startDate, endDate }, index) => {
    const at = `enrollments[${index}]`
    const isTwice = rows.findIndex((row) => row.programId === programId) < index
    const isBackwards = endDate !== null && String(endDate) < String(startDate)
    return [
      ...(isTwice ? [{ path: `${at}.programId`, message: 'This program is here twice.' }] : []),
      ...(isBackwards ? [{ path: `${at}.endDate`, message: 'The last day can’t be before the first.' }] : []),
    ]
  })
}
