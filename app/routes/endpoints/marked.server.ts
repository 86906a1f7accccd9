import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { parseIds } from '#app/values/ids.ts'
import { sitePath } from '#app/values/site-path.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }
type Mark = (viewer: Viewer, ids: number[]) => Promise<void>

/** Marks the posted `ids` as seen; `mark` decides which of them the viewer may mark. */
export async function markPosted({ request, url, context }: Asked, mark: Mark): Promise<Response> {
  const ids = parseIds((await formFields(context)).getAll('ids').map(String))
  if (ids.length === 0) throw data(null, { status: 400 })
  await mark(context.get(viewerContext), ids)
  return marked(request, url)
}

/** `?redirect=` names the page to go back to, for a form without JavaScript. */
export function marked(request: Request, url: URL): Response {
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  return page ? redirect(page, 303) : new Response(null, { status: 204 })
}
