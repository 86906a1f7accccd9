import { parseIds } from '#app/values/ids.ts'
import { TAG_FILTERS, type TagFilter } from './tag-filters.ts'

/** What the opportunities are narrowed to: read from an address and written back to it. */
export type OpportunityFilter = {
  tagIds: Record<TagFilter, number[]>
  /** To what matches the viewer's giving-back choices. */
  matching: boolean
  favorites: boolean
}

export function parseFilter(params: URLSearchParams): OpportunityFilter {
  const ids = (name: TagFilter) => parseIds(params.getAll(name))
  return {
    tagIds: {
      categoryIds: ids('categoryIds'),
      commitmentLevelIds: ids('commitmentLevelIds'),
      frequencyIds: ids('frequencyIds'),
      scheduleTypeIds: ids('scheduleTypeIds'),
    },
    matching: params.get('matching') === 'true',
    favorites: params.get('favorites') === 'true',
  }
}

export function filterParams({ tagIds, matching, favorites }: OpportunityFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const { name } of TAG_FILTERS) for (const id of tagIds[name]) params.append(name, String(id))
  if (matching) params.set('matching', 'true')
  if (favorites) params.set('favorites', 'true')
  return params
}
