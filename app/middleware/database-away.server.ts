import {
  createContext,
  data,
  type MiddlewareFunction,
  matchPath,
  type RouterContextProvider,
} from 'react-router'
import { signOutLater } from '#app/domain/sessions/late-sign-outs.server.ts'
import { SIGNED_OUT_LATER, STILL_SIGNED_IN } from '#app/http/away.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { isDatabaseAway, noteFailure } from '#app/http/database-away.server.ts'
import { isOwnOrigin } from '#app/http/origin.server.ts'
import { factsOf, formContext } from '#app/http/request-context.server.ts'

type Context = Readonly<RouterContextProvider>
type Middleware = MiddlewareFunction<Response>

/** Seconds until a browser or a monitor should ask again. */
const AGAIN_AFTER = 10

const awayContext = createContext<{ signsOut: boolean } | null>(null)

/** The page of a request that failed only because the database is away is replaced by one that needs none. */
export const refuseWhileAway: Middleware = async ({ request, url, context }, next) => {
  const { stuck } = factsOf(context)
  const response = stuck ? undefined : await responseUnlessAway(next, context)
  if (response) return response
  if (stuck) context.set(formContext, stuck.get(formContext))
  const secret = sessionCookie.read(request)
  const wantsOut = isSignOut(request, url) && secret !== undefined && isOwnOrigin(request)
  const signsOut = wantsOut && (await signOutLater(secret))
  context.set(awayContext, { signsOut })
  const about = signsOut ? SIGNED_OUT_LATER : wantsOut ? STILL_SIGNED_IN : null
  throw data(about, { status: 503, statusText: 'Service Unavailable' })
}

/** Without pages of their own, routes pass errors on instead of showing them. */
async function responseUnlessAway(next: () => Promise<Response>, context: Context) {
  try {
    const response = await next()
    if (!(await isDatabaseAway(context))) return response
  } catch (error) {
    if (error instanceof Error) noteFailure(context, error)
    if (!(await isDatabaseAway(context))) throw error
  }
}

/** Stands around the other one, because a thrown response loses its headers. */
export const sayWhenToRetry: Middleware = async ({ context }, next) => {
  const response = await next()
  const away = context.get(awayContext)
  if (!away) return response
  response.headers.set('Retry-After', String(AGAIN_AFTER))
  response.headers.set('Cache-Control', 'no-store')
  if (away.signsOut) response.headers.append('Set-Cookie', sessionCookie.clear())
  return response
}

const isSignOut = ({ method }: Request, { pathname }: URL) =>
  method === 'POST' && matchPath('/auth/logout', pathname) !== null
