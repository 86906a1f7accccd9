import { declareList, type FilterOf } from '#app/values/list.ts'
import { choices, ids, order, search } from '#app/values/list-params.ts'

const enrolled = { programTypeIds: ids('Program types'), programYears: ids('Program years') }

const seenLabels = { yes: 'Was here', no: 'Not seen yet' } as const
export type Seen = keyof typeof seenLabels

/** The fellows who take part in an event. Whether they were there counts at the chosen sessions, if there are any. */
export const attendeeList = declareList({
  noun: { one: 'attendee', many: 'attendees' },
  params: {
    search: search('Search attendees', 'Search by name...'),
    seen: choices<Seen>('Attendance', seenLabels, { open: true }),
    sessionIds: ids('Sessions'),
    ...enrolled,
    sort: order({ name: 'Name', latest: 'Latest first' }),
  },
})
export type AttendeeFilter = FilterOf<typeof attendeeList>

/** The fellows who don't take part yet. */
export const candidateList = declareList({
  noun: { one: 'fellow', many: 'fellows' },
  params: { search: search('Search fellows', 'Search by name...'), ...enrolled },
})
export type CandidateFilter = FilterOf<typeof candidateList>
