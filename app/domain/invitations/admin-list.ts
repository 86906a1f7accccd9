import { choices } from '#app/values/list-params.ts'
import { plainList } from '../administration/list.ts'
import { roleLabels } from '../viewer/roles.ts'

/** Where an invitation stands. */
const PROGRESS = {
  waiting: 'Not signed up yet',
  unsent: 'Not emailed yet',
  joined: 'Signed up',
  lapsed: 'No longer valid',
  undelivered: 'Email not delivered',
}
export type Progress = keyof typeof PROGRESS

export const invitationAdminList = plainList(
  { one: 'invitation', many: 'invitations' },
  { recent: 'Latest first', name: 'Name' },
  {
    progress: choices<Progress>('Progress', PROGRESS, { open: true }),
    role: choices('Role', roleLabels),
  },
)
