import { filterParams } from '#app/domain/volunteering/filter.ts'
import type { OpportunityList } from '#app/domain/volunteering/listing.server.ts'
import { TAG_FILTERS } from '#app/domain/volunteering/tag-filters.ts'
import type { RemovableFilter } from '#app/ui/filter-chips.tsx'
import { withoutParam } from '#app/values/search-params.ts'

export function removableFilters({ filter, tags }: Pick<OpportunityList, 'filter' | 'tags'>) {
  const params = filterParams(filter)
  return [
    ...(filter.matching
      ? [{ label: 'Matches my giving-back choices', without: withoutParam(params, 'matching') }]
      : []),
    ...(filter.favorites ? [{ label: 'My favorites', without: withoutParam(params, 'favorites') }] : []),
    ...TAG_FILTERS.flatMap(({ name }) =>
      tags
        .filter(({ id }) => filter.tagIds[name].includes(id))
        .map((tag) => ({ label: tag.name, without: withoutParam(params, name, String(tag.id)) })),
    ),
  ] satisfies RemovableFilter[]
}
