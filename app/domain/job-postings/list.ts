import { declareList, type FilterOf } from '#app/values/list.ts'
import { ids, texts } from '#app/values/list-params.ts'

export const jobBoardList = declareList({
  noun: { one: 'job posting', many: 'job postings' },
  params: {
    organizationIds: ids('Organization'),
    locationIds: ids('Place'),
    kinds: texts('Kind'),
  },
})

export type JobBoardFilter = FilterOf<typeof jobBoardList>
