import { declareList, type FilterOf } from '#app/values/list.ts'
import { ids, narrowing } from '#app/values/list-params.ts'

export const opportunityList = declareList({
  noun: { one: 'opportunity', many: 'opportunities' },
  params: {
    matching: narrowing('Matches my giving-back choices'),
    favorites: narrowing('My favorites'),
    categoryIds: ids('Category'),
    commitmentLevelIds: ids('Commitment level'),
    frequencyIds: ids('Frequency'),
    scheduleTypeIds: ids('Schedule'),
  },
})

export type OpportunityFilter = FilterOf<typeof opportunityList>
