import { filterParams } from '#app/domain/businesses/filter.ts'
import type { Registry } from '#app/domain/businesses/listing.server.ts'
import type { RemovableFilter } from '#app/ui/filter-chips.tsx'
import { withoutParam } from '#app/values/search-params.ts'

export function removableFilters({ filter, offeringTypes }: Registry): RemovableFilter[] {
  const params = filterParams(filter)
  return [
    ...(filter.search ? [{ label: `“${filter.search}”`, without: withoutParam(params, 'search') }] : []),
    ...offeringTypes
      .filter(({ id }) => filter.offeringTypeIds.includes(id))
      .map(({ id, label }) => ({ label, without: withoutParam(params, 'offeringTypeIds', String(id)) })),
  ]
}
