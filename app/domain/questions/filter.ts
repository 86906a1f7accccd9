import { parseIds } from '#app/values/ids.ts'
import { parseNamedList } from '#app/values/named-list.ts'

/** What the list of questions is narrowed to: read from an address and written back to it. */
export type QuestionFilter = { search: string; tagIds: number[]; mine: boolean }

export function parseFilter(params: URLSearchParams): QuestionFilter {
  return {
    search: parseNamedList(params).search,
    tagIds: parseIds(params.getAll('tagIds')),
    mine: params.get('mine') === 'true',
  }
}

export function filterParams({ search, tagIds, mine }: QuestionFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  for (const id of tagIds) params.append('tagIds', String(id))
  if (mine) params.set('mine', 'true')
  return params
}
