import { PartnerRole, Role } from '#app/db/generated/enums.ts'
import { roleLabels } from '../viewer/roles.ts'
import { day, oneChosen, type RowsField } from './fields.ts'
import { someOf } from './several-fields.ts'

/** What invitations and members are given alike. */

const partnerRoleLabels: Record<PartnerRole, string> = {
  PARTNER_MANAGER: 'Partner manager',
  PARTNER_GROUP: 'Partner group',
  PARTNER_LEAD: 'Partner lead',
  PARTNER_CONTENT_MANAGER: 'Partner content manager',
}

/** `choices` names those that the viewer may give. */
export const rolesField = (choices: string, options: Parameters<typeof someOf>[3] = {}) =>
  someOf('Roles', Object.values(Role), choices, { ...options, names: roleLabels })

export const partnerRolesField = someOf('Partner sub-roles', Object.values(PartnerRole), partnerRoleLabels, {
  permission: 'partnerRoles',
})

/** `programs` is the name of their choices. */
export const enrollmentsField = (
  table: 'Enrollment' | 'InvitationEnrollment',
  parent: 'userId' | 'invitationId',
): RowsField => ({
  label: 'Enrollments',
  noun: { one: 'enrollment', many: 'enrollments' },
  max: 30,
  table,
  parent,
  orderBy: ['startDate'],
  permission: 'enrollments',
  fields: {
    programId: oneChosen('Program', 'programs', { required: 'Please choose the program.' }),
    startDate: day('First day', { required: 'Please enter the first day.' }),
    endDate: day('Last day', { hint: 'Without one, it hasn’t ended.' }),
  },
})
