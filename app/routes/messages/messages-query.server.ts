import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { parsePage } from '#app/values/list-page.ts'
import { readSearch } from '#app/values/search-params.ts'

/** The parameters of a messages URL. An invalid id is not found. */
export function parseMessagesQuery(params: URLSearchParams) {
  const id = (name: string) => (params.has(name) ? found(parseId(params.get(name) ?? undefined)) : null)
  return {
    search: readSearch(params),
    page: parsePage(params.get('page')),
    conversationId: id('conversationId'),
    before: id('before'),
  }
}
