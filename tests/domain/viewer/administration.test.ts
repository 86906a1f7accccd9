import { describe, expect, test } from 'vitest'
import {
  ADMINISTRATION,
  type AdministrationPermission,
  canAdminister,
  canUseAdministration,
} from '#app/domain/viewer/administration.ts'
import { viewer } from '../../support/viewer-kinds.ts'

const acting = { impersonator: { id: 9, fullName: 'Grace Whitfield' } }
const people = {
  staff: viewer({ role: 'STAFF' }),
  'event manager': viewer({ role: 'EVENT_MANAGER' }),
  administrator: viewer({ role: 'ADMIN' }),
  'administrator without a current role': viewer({ role: null, roles: ['ADMIN'] }),
  'administrator acting as alumna': viewer({ role: 'ALUMNI', roles: ['ALUMNI', 'ADMIN'] }),
  'staff in the role of a fellow': viewer({ role: 'FELLOW', roles: ['FELLOW', 'STAFF', 'EVENT_MANAGER'] }),
  fellow: viewer({ role: 'FELLOW' }),
  partner: viewer({ role: 'PARTNER', partnerRoles: ['PARTNER_MANAGER'] }),
  'staff who act as an administrator': viewer({ role: 'ADMIN' }, acting),
  'staff who act as staff': viewer({ role: 'STAFF' }, acting),
} as const
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]
const administrators: Who[] = [
  'administrator',
  'administrator without a current role',
  'administrator acting as alumna',
]

const byStaff: AdministrationPermission[] = [
  'announcements',
  'resources',
  'files',
  'links',
  'opportunities',
  'organizations',
  'regionalHubs',
  'jobPostings',
  'findMembers',
  'reviewReports',
  'invite',
  'sendAccountMail',
]
const byEveryone: AdministrationPermission[] = ['events', 'eventImages', 'participation', 'ownChanges']

test.each(Object.keys(ADMINISTRATION) as AdministrationPermission[])(
  '%s is for exactly whom the table says',
  (permission) => {
    const allowed = everybody.filter((who) => canAdminister(people[who], permission))
    const wanted: Who[] = [
      ...(byStaff.includes(permission) || byEveryone.includes(permission) ? (['staff'] as const) : []),
      ...(byEveryone.includes(permission) ? (['event manager'] as const) : []),
      ...administrators,
    ]
    expect(allowed).toEqual(wanted)
  },
)

describe('the administration', () => {
  test('opens for staff, event managers and whoever holds the role of an administrator, in their own name', () => {
    expect(everybody.filter((who) => canUseAdministration(people[who]))).toEqual([
      'staff',
      'event manager',
      ...administrators,
    ])
  })
})
