import type { FileColumn } from '../exchange/columns.ts'
import type { FileRow } from '../exchange/exported-rows.server.ts'
import { invitationLabels } from '../partner-events/list.ts'
import type { ParticipantInFile } from './file-partners.server.ts'

export const NAME = 'event-participants'

export const ORGANIZATION: FileColumn = {
  name: 'organization',
  label: 'Organization',
  about: 'The partner’s name.',
  also: ['Partner', 'Company', 'Account name'],
}
export const STATUS: FileColumn = {
  name: 'status',
  label: 'Status',
  about: 'Invited or accepted; without it, a new one is invited. No one is emailed.',
}
export const ROLE: FileColumn = {
  name: 'role',
  label: 'Role',
  about: 'What they’re invited as, such as “Sponsor”.',
}

export const COLUMNS = [ORGANIZATION, STATUS, ROLE]

/** A participant as files have it. */
export const rowOf = ({ id, eventId, organization, status, role }: ParticipantInFile): FileRow => ({
  withinId: eventId,
  rowId: id,
  userId: null,
  cells: {
    [ORGANIZATION.name]: organization,
    [STATUS.name]: invitationLabels[status],
    [ROLE.name]: role ?? '',
  },
})
