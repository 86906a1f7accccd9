import { choices, ids } from '#app/values/list-params.ts'
import { plainList } from '../administration/list.ts'
import { roleLabels } from '../viewer/roles.ts'

/** Where an account stands. */
const ACCOUNT_STATES = {
  verified: 'Verified',
  unverified: 'Not verified',
  unused: 'Never signed in',
  refused: 'Email refused',
  undelivered: 'Email not delivered',
  unenrolled: 'Fellow without an enrollment',
  closed: 'Closed',
}
export type AccountState = keyof typeof ACCOUNT_STATES

export const memberAdminList = plainList(
  { one: 'member', many: 'members' },
  { name: 'Name', joined: 'Newest first', signIn: 'Last sign-in' },
  {
    role: choices('Role', roleLabels, { open: true }),
    account: choices<AccountState>('Account', ACCOUNT_STATES, { open: true }),
    program: ids('Program'),
  },
)
