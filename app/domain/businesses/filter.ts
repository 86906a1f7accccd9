import { parseIds } from '#app/values/ids.ts'
import { type NamedList, namedListParams, parseNamedList } from '#app/values/named-list.ts'

/** What the registry is narrowed to: read from an address and written back to it. */
export type BusinessFilter = NamedList & { offeringTypeIds: number[] }

export function parseFilter(params: URLSearchParams): BusinessFilter {
  return { ...parseNamedList(params), offeringTypeIds: parseIds(params.getAll('offeringTypeIds')) }
}

export function filterParams(filter: BusinessFilter): URLSearchParams {
  const params = namedListParams(filter)
  for (const id of filter.offeringTypeIds) params.append('offeringTypeIds', String(id))
  return params
}
