import {
  data,
  href,
  type MiddlewareFunction,
  matchPath,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { recordWrite } from '#app/domain/accounts/audit.server.ts'
import { readRenewedSession, type SessionState } from '#app/domain/sessions/session.server.ts'
import { withTermsAsked } from '#app/domain/subscriptions/overdue-terms.server.ts'
import { type Author, authorOf, isAuthor } from '#app/http/author.server.ts'
import { sessionCookie, zoneCookie } from '#app/http/cookies.server.ts'
import { formContext, isEndpoint, sessionContext, viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { earlyField } from '#app/http/submitted-form.server.ts'
import { loginPath } from '#app/values/site-path.ts'
import { askedPage, pageWithStash } from './page-with-stash.server.ts'

type Context = Readonly<RouterContextProvider>
type Asked = { request: Request; url: URL; context: Context }

/**
 * Requires a valid session, or redirects to the login page, which leads back. If a form's author is no longer signed
 * in, the form is stored for them: nothing is lost with a session, and nothing is sent in the name of someone who
 * signed in since.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = await sessionOf(request, url, context)
  const form = await authoredForm(context)
  if (session.kind !== 'signed-in') throw await signInFirst({ request, url, context }, form)
  const viewer = await withTermsAsked(session.viewer)
  if (form?.author && !session.repeated && !isAuthor(form.author, viewer)) {
    throw await redirectWithNotice(
      (await pageOf({ request, url, context }, form)) ?? '/',
      `Nothing was sent. Someone else opened that form, and you’re signed in as ${viewer.fullName}. Fill it in again to send it.`,
      { tone: 'danger' },
    )
  }
  if (viewer.lacksSecondFactor && !viewer.impersonator) requireSetUp(url)
  context.set(sessionContext, { ...session, viewer })
  context.set(viewerContext, viewer)
  if (viewer.impersonator && !isSafe(request.method)) {
    // Automatic reports by JavaScript (seen marks and the like) aren't the member's doing.
    if (isEndpoint(url)) throw data(null, { status: 403, statusText: 'Forbidden' })
    await recordWrite(viewer, request.method, url.pathname)
  }
  return next()
}

/** Until it's set up, of what is asked of staff. Setting it up and signing out go on. */
function requireSetUp(url: URL): void {
  if (matchPath('/profile/second-factor/*', url.pathname)) return
  if (isEndpoint(url)) throw data(null, { status: 403, statusText: 'Forbidden' })
  throw redirect(href('/profile/second-factor'))
}

/** The forms that give the session a new id. On a double click, the second one still arrives with the former id. */
const RENEWING = [
  '/auth/set-role',
  '/auth/switch-role',
  '/auth/stop-acting',
  '/profile/:profileId/act-as',
  '/profile/change-password',
]

async function sessionOf(request: Request, url: URL, context: Context): Promise<SessionState> {
  const session = context.get(sessionContext)
  const renews = request.method === 'POST' && RENEWING.some((path) => matchPath(path, url.pathname))
  if (session.kind !== 'none' || !renews) return session
  const renewed = await readRenewedSession(sessionCookie.read(request), zoneCookie.read(request))
  if (renewed.kind === 'signed-in') context.set(sessionContext, renewed)
  return renewed
}

type AuthoredForm = {
  author: Author | null
  /** Null for forms with files, which are never stored. */
  fields: FormData | null
}

async function authoredForm(context: Context): Promise<AuthoredForm | null> {
  const form = context.get(formContext)
  if (!form?.kind) return null
  const author = authorOf(await earlyField(form, 'openedBy'))
  return { author, fields: form.kind === 'fields' ? await form.fields() : null }
}

async function signInFirst(asked: Asked, form: AuthoredForm | null) {
  if (isEndpoint(asked.url)) return data(null, { status: 401, statusText: 'Unauthorized' })
  const page = (await pageOf(asked, form)) ?? undefined
  return redirect(loginPath(page), form ? 303 : 302)
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/** The requested page, with the form if its author is known and it can be stored. */
async function pageOf(asked: Asked, form: AuthoredForm | null) {
  const author = authorToStashFor(asked.context.get(sessionContext), form)
  return author === null || !form?.fields ? askedPage(asked) : pageWithStash(asked, author, form.fields)
}

/** Nothing is stored that was written while acting as someone else, or from an outdated form. */
function authorToStashFor(session: SessionState, form: AuthoredForm | null): number | null {
  if (!form?.author) return session.kind === 'ended' ? session.userId : null
  const { userId, actorId, fresh } = form.author
  return fresh && actorId === null ? userId : null
}
