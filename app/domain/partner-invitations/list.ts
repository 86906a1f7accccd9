import type { InvitationStatus } from '#app/db/generated/enums.ts'
import { declareList, type FilterOf } from '#app/values/list.ts'
import { choices, ids, narrowing, order, search } from '#app/values/list-params.ts'
import { invitationLabels } from '../partner-events/list.ts'

/** The partners that are invited to an event or take part. */
export const participantList = declareList({
  noun: { one: 'partner', many: 'partners' },
  params: {
    search: search('Search partners', 'Search by name...'),
    status: choices<InvitationStatus>('Status', invitationLabels, { open: true }),
    unsent: narrowing('Not emailed yet'),
    sort: order({ name: 'Name', latest: 'Latest first' }),
  },
})
export type ParticipantFilter = FilterOf<typeof participantList>

/** The partners that can be invited. */
export const inviteeList = declareList({
  noun: { one: 'partner', many: 'partners' },
  params: { search: search('Search partners', 'Search by name...'), programIds: ids('Programs') },
})
export type InviteeFilter = FilterOf<typeof inviteeList>
