import type { OrganizationType } from '#app/db/generated/enums.ts'
import { choices, narrowing } from '#app/values/list-params.ts'
import { archiving, plainList } from '../administration/list.ts'

export const organizationTypes: Record<OrganizationType, string> = {
  COMPANY: 'Company',
  NONPROFIT: 'Nonprofit',
  GOVERNMENT: 'Government',
  SCHOOL: 'School',
}

export const organizationAdminList = plainList(
  { one: 'organization', many: 'organizations' },
  { name: 'Name', recent: 'Last changed' },
  {
    standing: archiving,
    type: choices('Kind', organizationTypes, { open: true }),
    partner: narrowing('Partners'),
    business: narrowing('Alumni businesses'),
  },
)
