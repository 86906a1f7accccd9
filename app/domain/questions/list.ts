import { declareList, type FilterOf } from '#app/values/list.ts'
import { ids, narrowing, search } from '#app/values/list-params.ts'

export const questionList = declareList({
  noun: { one: 'question', many: 'questions' },
  params: {
    search: search('Search questions', 'Search questions…'),
    mine: narrowing('My questions'),
    tagIds: ids('Topics'),
  },
})

export type QuestionFilter = FilterOf<typeof questionList>
