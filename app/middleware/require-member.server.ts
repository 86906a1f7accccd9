import { data, type MiddlewareFunction, redirect } from 'react-router'
import { recordWrite } from '#app/domain/accounts/audit.server.ts'
import { holdForm } from '#app/domain/held-forms/held-forms.server.ts'
import { authorOf } from '#app/http/author.server.ts'
import { readFormBody } from '#app/http/form-body.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { isEndpoint, sessionContext, viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { loginPath, sitePath } from '#app/values/site-path.ts'

/**
 * Signed in with a valid session, or on to the login page, which leads back. A form whose author isn't signed in any more is
 * kept for them: nothing is lost with a session, and nothing is sent in the name of whoever signed in meanwhile.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = context.get(sessionContext)
  const form = await formOf(request)
  const author = authorOf(form?.get('author'))
  if (session.kind !== 'signed-in') {
    throw await signInFirst(request, url, form, author ?? (session.kind === 'ended' ? session.userId : null))
  }
  const { viewer } = session
  if (form && author !== null && author !== viewer.id) {
    const page = await pageHolding(request, url, form, author)
    throw await redirectWithNotice(
      page,
      `Nothing was sent: somebody else opened that form. You are signed in as ${viewer.fullName}.`,
      { tone: 'danger' },
    )
  }
  context.set(viewerContext, viewer)
  if (viewer.impersonator && !isSafe(request.method)) {
    // What scripts report by themselves (seen marks and the like) isn't the member's doing.
    if (isEndpoint(url)) throw data(null, { status: 403, statusText: 'Forbidden' })
    await recordWrite(viewer, request.method, url.pathname)
  }
  return next()
}

async function signInFirst(request: Request, url: URL, form: FormData | null, author: number | null) {
  if (isEndpoint(url)) return data(null, { status: 401, statusText: 'Unauthorized' })
  if (form && author !== null) return redirect(loginPath(await pageHolding(request, url, form, author)), 303)
  return redirect(loginPath(sitePath(url.pathname + url.search, publicOrigin(request)) ?? undefined))
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/** The page of the form; it brings the fields back to their author. */
async function pageHolding(request: Request, url: URL, form: FormData, author: number): Promise<string> {
  const search = new URLSearchParams(url.search)
  search.set('held', await holdForm(author, url.pathname, form))
  return sitePath(`${url.pathname}?${search}`, publicOrigin(request)) ?? '/'
}

/** A copy of the fields, for the action reads the body itself. */
async function formOf(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' || !type.startsWith('application/x-www-form-urlencoded')) return null
  return readFormBody(request.clone())
}
