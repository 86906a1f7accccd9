import { randomUUID } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import type * as entry from '../app/entry.server.tsx'
import type { PageText } from '../app/http/page-text.server.ts'
import type { RequestFacts } from '../app/http/request-context.server.ts'
import type { Observe } from './metrics.ts'
import { createSegmentHandlers } from './segment-handlers.ts'
import { unlessAway } from './unless-away.ts'

export type App = Omit<ServerBuild, 'entry'> & { entry: { module: typeof entry } }
type Stylesheet = { href: string; text: string }

type Options = {
  clientAddress?: string
  stylesheet?: Stylesheet
  /** Receives the text of a page, whose Response then has no body. */
  pageText?: PageText
}

/** Responds to one request with the built app, in the same way for the server and for tests. */
export function createHandler(build: App, observe?: Observe) {
  const { module: entry } = build.entry
  const handle = createSegmentHandlers(build)

  async function page(request: Request, facts: RequestFacts): Promise<Handled> {
    const context = entry.requestContext(facts)
    const response = await unlessAway(handle(request, context), entry.databaseResponds)
    if (response) return { response, ...entry.kindOf(context) }
    const { url, method, headers } = request
    const again = entry.requestContext({ ...facts, stuck: context })
    const inTurn = await handle(new Request(url, { method, headers }), again)
    return { response: inTurn, ...entry.kindOf(again) }
  }

  return async (
    request: Request,
    { clientAddress = '127.0.0.1', stylesheet, pageText }: Options = {},
  ): Promise<Response> => {
    const requestId = randomUUID().slice(-12)
    const started = performance.now()
    // Such an origin proves nothing, and the router would treat it as another site's.
    if (request.headers.get('origin') === 'null') request.headers.delete('origin')
    const facts = { requestId, clientAddress, stylesheet, build: build.assets.version, pageText }
    const refused = refusal(request, entry.isOwnOrigin)
    const handled = refused ? { response: refused, ...NOWHERE } : await page(request, facts)
    const { response, route, role } = handled
    entry.secure(response.headers)
    response.headers.set('X-Request-Id', requestId)
    if (response.status === 405) sayWhatIsAllowed(request, response)
    const { method, url } = request
    const { status } = response
    const ms = performance.now() - started
    observe?.({ route, method, role, status, ms })
    entry.log.info({
      requestId,
      method,
      path: entry.pathForLog(url),
      route,
      role,
      status,
      ms: Math.round(ms),
    })
    return response
  }
}

type Handled = { response: Response; route: string; role: string }
/** Of a request that no route sees. */
const NOWHERE = { route: 'none', role: 'VISITOR' }

const METHODS = ['GET', 'HEAD', 'POST']

/**
 * Requests our pages never send don't reach the router: it would run an action for any unsafe method, and fail on
 * OPTIONS and on an Origin that isn't a URL. Foreign forms do reach it, so their refusal is a page.
 */
function refusal(request: Request, isOwnOrigin: (request: Request) => boolean): Response | undefined {
  const origin = request.headers.get('origin')
  const malformed = origin !== null && !URL.canParse(origin)
  const otherMethod = !METHODS.includes(request.method)
  if ((malformed || otherMethod) && !isOwnOrigin(request)) return plain(403, 'Forbidden')
  return otherMethod ? plain(405, 'Method not allowed', { Allow: METHODS.join(', ') }) : undefined
}

/** The router knows which methods a page has, and doesn't say it: reading, sending, or both. */
function sayWhatIsAllowed({ method }: Request, { headers }: Response) {
  if (!headers.has('Allow')) headers.set('Allow', method === 'POST' ? 'GET, HEAD' : 'POST')
}

const plain = (status: number, text: string, headers = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
