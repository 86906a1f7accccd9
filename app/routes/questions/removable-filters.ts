import { filterParams } from '#app/domain/questions/filter.ts'
import type { QuestionList } from '#app/domain/questions/listing.server.ts'
import type { RemovableFilter } from '#app/ui/filter-chips.tsx'
import { withoutParam } from '#app/values/search-params.ts'

export function removableFilters({ filter, topics }: Pick<QuestionList, 'filter' | 'topics'>) {
  const params = filterParams(filter)
  const chosen = topics.filter(({ id }) => filter.tagIds.includes(id))
  return [
    ...(filter.search ? [{ label: `“${filter.search}”`, without: withoutParam(params, 'search') }] : []),
    ...(filter.mine ? [{ label: 'My questions', without: withoutParam(params, 'mine') }] : []),
    ...chosen.map(({ id, name }) => ({ label: name, without: withoutParam(params, 'tagIds', String(id)) })),
  ] satisfies RemovableFilter[]
}
