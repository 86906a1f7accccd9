import { data, type MiddlewareFunction, redirect } from 'react-router'
import { holdForm } from '#app/domain/held-forms/held-forms.server.ts'
import { readFormBody } from '#app/http/form-body.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { sessionContext, viewerContext } from '#app/http/request-context.server.ts'
import { loginPath, sitePath } from '#app/values/site-path.ts'

/** Signed in with a valid session, or on to the login page, which leads back. What was typed into a form is kept. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = context.get(sessionContext)
  if (session.kind !== 'signed-in') {
    const endedFor = session.kind === 'ended' ? session.userId : null
    throw await signInFirst(request, url, endedFor)
  }
  context.set(viewerContext, session.viewer)
  return next()
}

async function signInFirst(request: Request, url: URL, endedFor: number | null) {
  if (url.pathname.startsWith('/endpoints/')) return data(null, { status: 401, statusText: 'Unauthorized' })
  const page = sitePath(url.pathname + url.search, publicOrigin(request))
  if (!page || request.method === 'GET' || request.method === 'HEAD' || endedFor === null) {
    return redirect(loginPath(page ?? undefined))
  }
  const held = await holdForm(endedFor, url.pathname, await readFormBody(request))
  return redirect(loginPath(`${page}${page.includes('?') ? '&' : '?'}held=${held}`), 303)
}
