import { parseIds } from '#app/values/ids.ts'
import { type NamedList, namedListParams, parseNamedList } from '#app/values/named-list.ts'

/** What the partner hubs are narrowed to: read from an address and written back to it. */
export type PartnerHubFilter = NamedList & { industryIds: number[]; myPartners: boolean }

export function parseFilter(params: URLSearchParams): PartnerHubFilter {
  return {
    ...parseNamedList(params),
    industryIds: parseIds(params.getAll('industryIds')),
    myPartners: ['true', '1'].includes(params.get('myPartners') ?? ''),
  }
}

export function filterParams(filter: PartnerHubFilter): URLSearchParams {
  const params = namedListParams(filter)
  for (const id of filter.industryIds) params.append('industryIds', String(id))
  if (filter.myPartners) params.set('myPartners', 'true')
  return params
}
