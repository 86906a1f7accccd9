import { filterParams } from '#app/domain/partner-hubs/filter.ts'
import type { PartnerHubList } from '#app/domain/partner-hubs/listing.server.ts'
import type { RemovableFilter } from '#app/ui/filter-chips.tsx'
import { withoutParam } from '#app/values/search-params.ts'

export function removableFilters({ filter, industries }: Pick<PartnerHubList, 'filter' | 'industries'>) {
  const params = filterParams(filter)
  const chosen = industries.filter(({ id }) => filter.industryIds.includes(id))
  return [
    ...(filter.search ? [{ label: `“${filter.search}”`, without: withoutParam(params, 'search') }] : []),
    ...(filter.myPartners ? [{ label: 'My Partners', without: withoutParam(params, 'myPartners') }] : []),
    ...chosen.map(({ id, label }) => ({ label, without: withoutParam(params, 'industryIds', String(id)) })),
  ] satisfies RemovableFilter[]
}
