import type { RouterContextProvider } from 'react-router'
import { stashForm } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { sitePath } from '#app/values/site-path.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The requested page, if it is one to come back to. */
export const askedPage = ({ request, url }: Asked) =>
  sitePath(url.pathname + ownSearch(url.search), publicOrigin(request))

/** The same, with the fields of a form that a guard has stopped, for the author: the page is filled in again. */
export async function pageWithStash(asked: Asked, author: number, fields: FormData): Promise<string | null> {
  const { request, url, context } = asked
  const page = askedPage(asked)
  if (page === null) return null
  const stashed = await stashForm(author, url.pathname, fields, factsOf(context).clientAddress)
  if (stashed === null) return page
  const search = new URLSearchParams(ownSearch(url.search))
  search.set('stashed', stashed)
  return sitePath(`${url.pathname}?${search}`, publicOrigin(request))
}
