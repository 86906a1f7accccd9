import { declareList, type FilterOf, type NamesOf } from '#app/values/list.ts'
import { type IdsParam, ids, narrowing, order, search } from '#app/values/list-params.ts'

export const memberList = declareList({
  noun: { one: 'member', many: 'members' },
  params: {
    search: search('Search members', 'Name, title, place…'),
    /** Chosen next to the count, not among the filters. */
    sort: order({ name: 'Name', recent: 'Latest change' }, { hidden: true }),
    showActive: narrowing('In a program now'),
    /** Only the present: current jobs and enrollments. */
    currentOnly: narrowing('Current only'),
    /** All chosen program types instead of any. */
    matchAll: narrowing('Match all', { within: 'programTypeIds' }),
    mockInterviewers: narrowing('Mock interviewers', { hidden: true }),
    programTypeIds: ids('Program types'),
    programYears: ids('Program years'),
    programIds: ids('Programs', {
      searched: { name: 'programSearch', endpoint: '/endpoints/programs' },
    }),
    functionalInterestIds: ids('Functional interests'),
    industryInterestIds: ids('Industry interests'),
    locationIds: ids('Cities and states', {
      searched: { name: 'locationSearch', endpoint: '/endpoints/locations' },
    }),
    organizationIds: ids('Organizations', {
      searched: { name: 'organizationSearch', endpoint: '/endpoints/organizations' },
    }),
  },
  offered: {
    currentOnly: ({ search, showActive }) => search !== '' || showActive,
    matchAll: ({ programTypeIds }) => programTypeIds.length > 1,
  },
})

export type DirectoryFilter = FilterOf<typeof memberList>

export type FilterList = NamesOf<(typeof memberList)['params'], IdsParam>
