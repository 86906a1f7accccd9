import { data, redirect } from 'react-router'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { readFormBody } from '#app/http/form-body.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { parseIds } from '#app/values/ids.ts'
import { sitePath } from '#app/values/site-path.ts'

type Mark = (viewer: Viewer, ids: number[]) => Promise<void>

/** Marks the posted `ids` as seen; `mark` decides which of them the viewer may mark. */
export async function markPosted(request: Request, url: URL, viewer: Viewer, mark: Mark): Promise<Response> {
  const ids = parseIds((await readFormBody(request)).getAll('ids').map(String))
  if (ids.length === 0) throw data(null, { status: 400 })
  await mark(viewer, ids)
  return marked(request, url)
}

/** `?redirect=` names the page to go back to, for a form without JavaScript. */
export function marked(request: Request, url: URL): Response {
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  return page ? redirect(page, 303) : new Response(null, { status: 204 })
}
